# Слова, общие для всех страниц.

rekontra = Реконтра
seat-N = Север
seat-E = Восток
seat-S = Юг
seat-W = Запад
# Буква на табличке места. N E S W: русская «З» похожа на тройку, а «В» ещё и валет.
seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = W
seat-short-N = Сев.
seat-short-E = Вост.
seat-short-S = Юг
seat-short-W = Зап.

side-NS = Север и Юг
side-EW = Восток и Запад
side-short-NS = N–S
side-short-EW = E–W
we = Мы
they = Они

suit-S = пики
suit-H = червы
suit-D = бубны
suit-C = трефы
strain-S = пики
strain-H = червы
strain-D = бубны
strain-C = трефы
strain-NT = без козыря
notrump-sign = БК

card =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
       *[2] двойка
    } { $suit ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }

contract =
    { $level } { $strain ->
        [S] { $level ->
            [one] пика
            [few] пики
           *[other] пик
        }
        [H] { $level ->
            [one] черва
            [few] червы
           *[other] червей
        }
        [D] { $level ->
            [one] бубна
            [few] бубны
           *[other] бубен
        }
        [C] { $level ->
            [one] трефа
            [few] трефы
           *[other] треф
        }
       *[NT] без козыря
    }{ $doubling ->
        [1] , контра
        [2] , реконтра
       *[other] {""}
    }

form-rubber = Роббер
form-chicago = Чикаго
form-chicago_duplicate = Чикаго без переноса
form-duplicate = Спортивный счёт
form-training = Учебная игра без торговли
form-draw = Бридж вдвоём

preset-rubber_law = По кодексу
preset-rubber_s2 = Без онёров
preset-old_laws = Старый кодекс
preset-rubber_house_200_700 = 200 за гейм
preset-rubber_house_soft = Мягкие
preset-chicago = Обычные
preset-chicago_s1 = С онёрами
preset-chicago_s0 = Против сдающего
preset-chicago_duplicate = Обычные
preset-duplicate = Обычные
preset-training_s3 = Обычные
preset-draw = Обычные
preset-custom = Свои

vulnerable = в зоне
not-vulnerable = до зоны
you = вы
bot = бот
bot-name = Бот { $number }
host = ведёт стол
host-take = Вести стол
partner = партнёр
away = нет на связи

close = Закрыть
cancel = Отмена
back = Назад
home = Главная
menu = Меню
yes = да
no = нет

settings = Настройки
settings-language = Язык
language-en = English
language-ru = Русский
settings-theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
settings-suits = Масти
suits-2 = Два цвета
suits-4 = Четыре цвета
settings-letters = Буквы на картах
letters-auto = По языку
letters-latin = A K Q J
letters-cyrillic = Т К Д В

connecting = Минуту, стол накрывают.
lost-title = Связь прервалась
lost-next =
    { $seconds ->
        [0] Пробуем снова.
       *[other] Снова через { $seconds } с.
    }
lost-kept = Ничего не пропало.
lost-unsent = Ваш ход сохранён.
try-now = Сейчас

gone-title = Такого стола нет
gone-text = Возможно, ссылка обрезана или стол давно закрыт.
not-found-title = Здесь ничего нет
not-found-text = Возможно, адрес обрезан.
fault-title = У нас что-то сломалось
fault-text = Игра цела: она продолжится с того же места.
fault-id = Если это повторяется, сообщите клубу номер: { $error }
open-another = Открыть стол
look-again = Посмотреть ещё раз
home-link = Реконтра, главная
