# Главная страница, правила дома и сбор за столом.

home-title = Бридж со своими
home-lead = Откройте стол, пошлите ссылку и садитесь играть.

new-table = Новый стол
your-name = Ваше имя
name-missing = Назовитесь: кроме имени, ничего не нужно.
name-full = Длиннее имя быть не может: { $most } знака.
game = Игра
tile-rubber = Роббер
tile-rubber-text = до двух геймов
tile-chicago = Чикаго
tile-chicago-text = четыре сдачи
tile-chicago_duplicate = Чикаго без переноса
tile-chicago_duplicate-text = каждая сдача отдельно
open-table = Открыть стол
opening = Открываем стол…
offline-home = Клуб не отвечает. Есть ли связь?
try-again = Ещё раз

join-title = Сесть за стол
join-label = Ссылка или код
join = Сесть
join-wrong = Это не ссылка и не код стола.

your-turn = Ваш ход
waits-for-you = { $form } · { $names }

earlier = Прежние столы
earlier-text = Здесь будут столы, за которыми вы сидели.
earlier-forget = Забыть этот стол
earlier-alone = без других людей
score = { $we } : { $they }

about-title = Коротко об играх
about-rubber = Очки за взятки пишут под чертой. Кто набрал там 100, у того гейм, и он в зоне; кто взял два гейма, тому роббер и 700 или 500 за него.
about-chicago = Четыре сдачи, по одной от каждого. Зоны известны заранее: никто, потом одна сторона, другая, и наконец обе. Гейм оплачивается сразу, частичная запись переходит дальше.
about-chicago_duplicate = Чикаго со спортивным счётом: каждая сдача сама платит за частичную запись, гейм или шлем.
about-bots = На свободные места можно посадить ботов. Кто придёт по ссылке, может сесть вместо бота.

house-rules = Правила дома
house-rules-named = Правила дома: { $name }
rules-more = Другие правила
rules-change = Изменить
rules-load = Не удалось получить правила дома.
rule-honours = Онёры { $choice }.
choice-honours-true = считаются
choice-honours-false = не считаются
rule-honours_claim = Их { $choice }.
choice-honours_claim-auto = программа находит сама
choice-honours_claim-after_play = объявляют после розыгрыша
choice-honours_claim-after_auction = объявляют после торговли
rule-rubber_premium_scheme = За роббер пишут { $choice }.
choice-rubber_premium_scheme-700_500 = 700 или 500 в конце
choice-rubber_premium_scheme-game_200_rubber_700 = 200 за гейм и 700 за последний
rule-final_game_also = За последний гейм его 200 { $choice }.
choice-final_game_also-false = не пишут
choice-final_game_also-true = пишут тоже
rule-rubber_2_0 = Чистый роббер, два гейма к нулю, стоит { $choice }.
rule-insult_redoubled = Выполненный контракт под реконтрой: ещё { $choice }.
rule-nv_doubled_undertricks = Недобор под контрой до зоны: { $choice }.
choice-nv_doubled_undertricks-law = 100, 200, 200, дальше по 300
choice-nv_doubled_undertricks-simplified = 100, дальше по 200
rule-unfinished_game = В недоигранном роббере гейм стоит { $choice },
rule-unfinished_part = а частичная запись { $choice }.
rule-unfinished_reading = Их получает { $choice }.
choice-unfinished_reading-only = сторона, если у соперников того же нет
choice-unfinished_reading-each = каждая сторона за своё
rule-unit = Расчёт { $choice }.
choice-unit-100 = по сотням
choice-unit-10 = по десяткам
choice-unit-1 = по очкам
rule-round = Разницу { $choice }.
choice-round-half_away = округляют, половину вверх
choice-round-half_down = округляют, половину вниз
choice-round-floor = округляют вниз
choice-round-ceil = округляют вверх
choice-round-none = не округляют
rule-rubber_winner = Роббер выигрывает тот, у кого { $choice }.
choice-rubber_winner-points = больше очков
choice-rubber_winner-games = два гейма
rule-vul_scheme = Во второй и третьей сдаче в зоне { $choice }.
choice-vul_scheme-dealer_side = сторона сдающего
choice-vul_scheme-non_dealer_side = сторона против сдающего
rule-fourth_deal_part = В последней сдаче 100 дают за частичную запись, { $choice }.
choice-fourth_deal_part-made = сделанную в ней
choice-fourth_deal_part-held = что осталась к концу
rule-passed_out = Сдачу, где все спасовали, { $choice }.
choice-passed_out-redeal = пересдают
choice-passed_out-count = засчитывают
rule-first_dealer = Первым сдаёт { $choice }.
choice-first_dealer-cut = кто вытянет старшую карту
choice-first_dealer-N = Север
rule-last_trick = Последнюю взятку { $choice }.
choice-last_trick-law = показывают до хода своей стороны
choice-last_trick-always = показывают всегда
choice-last_trick-never = не показывают
rule-dummy_sees_all = Болван видит { $choice }.
choice-dummy_sees_all-false = только открытые карты
choice-dummy_sees_all-true = все четыре руки

lobby-free =
    { $count ->
        [0] Все в сборе
        [1] Ждём ещё одного
        [2] Ждём ещё двоих
        [3] Ждём ещё троих
       *[other] Стол открыт
    }
lobby-take-seat = Садитесь
lobby-watching = Все четыре места заняты. Вы смотрите игру.
lobby-invites = За столом { $host }.
lobby-wait-host = Игру начнёт { $host }.
lobby-host-away = Того, кто ведёт стол, нет на связи.
lobby-invite = Покажите код или пошлите ссылку. Нужно только имя.
lobby-qr = Ссылка в виде QR-кода
lobby-link = Ссылка
lobby-send = Послать
lobby-copy = Копировать
lobby-copied = Готово
lobby-share-text = Для вас есть место за столом, бридж
lobby-fill = Посадить ботов и сдать
lobby-deal = Сдать
lobby-again = Играть ещё
lobby-sit-here = сесть сюда
lobby-sit = Сесть на { $seat ->
    [N] Север
    [E] Восток
    [S] Юг
   *[W] Запад
}
lobby-seat-free = Свободно
lobby-add-bot = посадить бота
lobby-seat-of = { $seat }: { $name }
lobby-move = пересесть сюда
lobby-move-here = Пересесть сюда
lobby-bot-here = Посадить сюда бота
lobby-take-bot = Сесть вместо бота
lobby-unseat = Освободить место
lobby-swap = Поменять местами: { $name }
lobby-leave = Встать из-за стола
lobby-rename = Сменить имя
lobby-you = вы
lobby-you-host = вы, ведёте стол
lobby-host = ведёт стол
lobby-bot-yours = сесть вместо бота
lobby-away = нет на связи
lobby-partner = партнёр
lobby-save = Сохранить

over-won = Победа: { $names }
over-drawn = Ничья
over-stopped = Прервано до конца.
over-units =
    { $units ->
        [0] Никто никому не должен.
        [one] Разница: { $units } единица.
        [few] Разница: { $units } единицы.
       *[other] Разница: { $units } единиц.
    }
over-sheet = Посмотреть запись
pair = { $one } и { $other }
