# Стол: торговля, розыгрыш, конец сдачи.

seat-free = место свободно
dummy = болван
declarer = разыгрывает
dealer = сдаёт

bar-deal = Сдача { $number }
bar-deal-of = Сдача { $number } из { $deals }
bar-by = { $name }
bar-by-you = вы
bar-dealt =
    { $by ->
        [you] сдаёте вы
       *[other] сдаёт { $name }
    }
bar-vul =
    { $who ->
        [none] все до зоны
        [all] все в зоне
        [we] мы в зоне
        [they] они в зоне
        [NS] N–S в зоне
       *[EW] E–W в зоне
    }
bar-vul-long =
    { $who ->
        [none] обе стороны до зоны
        [all] обе стороны в зоне
        [we] мы в зоне
        [they] они в зоне
        [NS] Север и Юг в зоне
       *[EW] Восток и Запад в зоне
    }
bar-score = Счёт
bar-score-spoken =
    { $side }: { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }{ $games ->
        [0] {""}
        [one] , { $games } гейм
        [few] , { $games } гейма
       *[other] , { $games } геймов
    }{ $leg ->
        [0] {""}
       *[other] , под чертой { $leg }
    }.
bar-open-sheet = Открыть запись.

menu-sheet = Запись
menu-pause = Пауза
menu-resume = Продолжить
menu-leave = Встать из-за стола
menu-leave-sure = Встать посреди игры?
menu-leave-yes = Встать
menu-stop = Прервать матч
menu-stop-sure = Прервать матч сейчас и рассчитать как есть?
menu-stop-yes = Прервать
menu-unseat = Освободить место { $seat }: { $name }
menu-unseat-sure = Освободить место? Там сидит { $name }.
menu-unseat-yes = Освободить
menu-invite = Позвать по ссылке
menu-name = Моё имя

auction = Торговля
auction-dealer = сдающий
auction-next = очередь заявки
bidding-box = Заявки
box-level = Уровень
box-strain = Масть
box-bids = Заявки
call-P = пас
call-X = контра
call-XX = реконтра
key-P = Пас
key-X = Контра
key-XX = Реконтра
sign-P = Пас
sign-X = X
sign-XX = XX

your-hand = Ваша рука
hand-of = Рука: { $name }
dummy-of = Болван: { $name }
card-sent = { $card }, отправлено
card-by = { $card }, { $name }
cards-left =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
trick = Взятка
last-trick = Прошлая взятка
last-trick-by = Прошлая взятка: { $name }
last-trick-none = Взятки для просмотра нет.
last-trick-law = Ваша сторона уже сыграла: прошлая взятка закрыта.
last-trick-watched = В эту взятку уже сыграли: прошлая закрыта.
last-trick-never = По правилам дома взятые взятки не показывают.
tricks-needed = из { $needed }
tricks-count = Взяток взято: { $won }, нужно: { $needed }, отдано: { $lost }.

band-call = Ваша заявка
band-turn = Ваш ход
band-dummy = Ход с болвана
band-lead-first = первый ход
band-lead = любая карта
band-follow =
    { $suit ->
        [S] нужна пика
        [H] нужна черва
        [D] нужна бубна
       *[C] нужна трефа
    }
band-discard =
    { $suit ->
        [S] пик нет, любая карта
        [H] червей нет, любая карта
        [D] бубен нет, любая карта
       *[C] треф нет, любая карта
    }
band-sent = Отправлено
band-calls = Заявка: { $name }
band-leads = Первая карта: { $name }
band-plays = Ход: { $name }
band-plays-dummy = Ход с болвана: { $name }
band-away = Ждём, нет на связи: { $name }
band-free = { $seat }: место свободно, ждём игрока
band-paused = Игра на паузе
band-trick = Взятка: { $name }
band-over = Сдача сыграна
typed = Набрано: { $text }

said-call = { $name }: { $call }.
said-card = { $name }: { $card }.
said-deal = Сдача { $number }. Сдаёт { $name }.
said-contract = Контракт: { $contract }. Разыгрывает { $name }.
said-trick = Взятка: { $name }.
said-result = { $contract }: { $outcome }.
said-resumed = Игра продолжается.
said-stopped = Матч прерван.
said-honours = { $name }: заявлены онёры.
said-sat = { $seat }: место занято, { $name }.
said-left = { $seat }: место свободно.

passed-out = Все спасовали
passed-out-text = Заявок не было: в запись ничего не идёт.
result-made = сыграно ровно
result-over =
    { $tricks ->
        [one] сыграно, { $tricks } лишняя взятка
        [few] сыграно, { $tricks } лишние взятки
       *[other] сыграно, { $tricks } лишних взяток
    }
result-down = без { $tricks ->
        [1] одной
        [2] двух
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
       *[other] { $tricks }
    }
next-deal = Следующая сдача
next-deal-wait = Ждём, кто сдаст дальше
hands = Все руки
void-sign = —
points = Очки
points-below = под чертой
claim-honours = Заявить онёры
match-result = К итогам матча

free-title = { $seat }: место свободно
free-sit = Сесть
free-bot = Посадить бота
free-wait = Игра продолжится, когда место займут.
free-next = Следующей сдаче нужен ещё игрок.
free-seats = Свободные места
free-fill = Посадить ботов
free-seen = Вы видели другую руку этой сдачи: сесть сюда можно после неё.
bot-places = Сесть вместо бота
bot-place = { $seat }: { $name }
bot-place-wait = Сесть вместо бота можно, когда кончится эта сдача.

# What can be typed at the table; the letters are those of a Latin keyboard.
keys = Клавиши за столом
keys-calls = пас, контра, реконтра
keys-bids = заявка: уровень и масть, n — без козыря
keys-cards = карта: масть и достоинство
keys-arrows = пройти по картам; Enter — ход
keys-asking = заявить остаток, вернуть ход
keys-answers = ответить на заявленное или просьбу: да, нет

# A claim: so many of the tricks left, with the hand open; and the answers to it.
claim = Заявить взятки
claim-title =
    { $left ->
        [1] Осталась одна взятка. Чья она?
        [one] Осталась { $left } взятка. Сколько ваших?
        [few] Остались { $left } взятки. Сколько ваших?
       *[other] Осталось { $left } взяток. Сколько ваших?
    }
claim-all =
    { $left ->
        [1] она наша
       *[other] все { $left }
    }
claim-some = { $tricks } из { $left }
claim-none = ни одной, остальные их
claim-fewer = Одной меньше
claim-more = Одной больше
claim-how = Как они будут взяты
claim-how-trumps = отбираю козырей
claim-how-high = все старшие
claim-how-crossruff = перекрёстные убитки
claim-faces = Ваша рука откроется всем.
claim-send = Заявить
claim-concede = Отдать
claim-open =
    { $tricks ->
        [0] { $left ->
            [1] { $name } отдаёт последнюю взятку
            [few] { $name } отдаёт последние { $left } взятки
           *[other] { $name } отдаёт последние { $left } взяток
        }
       *[other] { $left ->
            [1] { $name } заявляет последнюю взятку
           *[other] { $name } заявляет взятки: { $tricks } из последних { $left }
        }
    }
claim-statement = «{ $text }»
claim-totals = Всего взяток — { $we }: { $ours }, { $they }: { $theirs }
hand-open = Открыта рука: { $name }
claim-accept = Согласиться
claim-refuse = Отказать
claim-call-off = Отменить
asking-wait = Ждём ответа: { $names }
asking-yours = Ваш ответ
asking-away = { $name } (нет на связи)
claim-refused = Нет согласия на заявленные взятки ({ $name }): игра продолжается, рука открыта.
claim-refused-ruled = Нет согласия на заявленные взятки ({ $name }): решают вскрытые карты.
claim-accepted = { $name }: согласие на заявленные взятки.
asking-called-off = Отменено: игра продолжается.
end-claimed =
    { $ruled ->
        [yes] { $name }: заявлены взятки, на вскрытых картах это { $tricks } из последних { $left }
       *[no] { $tricks ->
            [0] { $left ->
                [1] { $name }: отдана последняя взятка
                [few] { $name }: отданы последние { $left } взятки
               *[other] { $name }: отданы последние { $left } взяток
            }
           *[other] { $left ->
                [1] { $name }: заявлена последняя взятка
               *[other] { $name }: заявлены взятки, { $tricks } из последних { $left }
            }
        }
    }

# What is taken back.
undo = Вернуть ход
undo-open = { $name } просит вернуть: { $what }
undo-last = последняя карта
undo-allow = Разрешить
undo-refuse = Отказать
undo-refused = { $name } не разрешает вернуть ход.
undo-done = Ход возвращён, { $name }: { $what }.

# What players may ask of each other at a table.
customs = Заявленные взятки и возврат хода
customs-now =
    { $undo ->
        [off] ходы не возвращают
        [calls] можно вернуть заявку
       *[all] можно вернуть заявку или карту
    }
customs-undo = С согласия противников { $choice }.
customs-undo-off = ничего не возвращают
customs-undo-calls = возвращают заявку, но не карту
customs-undo-all = возвращают заявку или карту
customs-claim_dispute = Если заявленные взятки оспорены, { $choice }.
customs-claim_dispute-play_on = игра идёт дальше
customs-claim_dispute-double_dummy = решают вскрытые карты
customs-bots_claim = Боты, когда все оставшиеся взятки точно их, { $choice }.
customs-bots_claim-never = доигрывают до конца
customs-bots_claim-among_bots = заявляют между собой
customs-bots_claim-always = заявляют их
customs-wait = Выбрать можно, когда кончится сдача.
