# Предложение на каждую причину отказа сервера: её код после «error-».

error-auction-over = Торговля окончена.
error-auction-open = Торговля ещё идёт.
error-draw-open = Карты ещё набирают.
error-not-your-turn = Сейчас не ваш ход.
error-dummy-is-silent = Болван в розыгрыше не участвует.
error-insufficient-bid = Заявка слишком низкая.
error-nothing-to-double = Контрить нечего.
error-nothing-to-redouble = Реконтрить нечего.
error-card-not-held = Такой карты на руке нет.
error-must-follow-suit = Нужно ходить в масть.
error-deal-over = Сдача окончена.
error-claim-before-lead = Заявлять взятки можно после первого хода.
error-claim-by-dummy = Болван взяток не заявляет.
error-claim-open = Заявка взяток ждёт ответа. До него никто не торгуется и не ходит.
error-claim-tricks = { $left ->
        [one] Осталась { $left } взятка: больше заявить нельзя.
        [few] Осталось { $left } взятки: больше заявить нельзя.
       *[many] Осталось { $left } взяток: больше заявить нельзя.
    }
error-no-claim = Никто не заявлял взяток.
error-no-vote = Отвечать на это не вам.
error-answered-already = Вы уже ответили.
error-nothing-of-yours = Последняя заявка или карта не ваша, вернуть её нельзя.
error-undo-open = Кто-то уже просит вернуть ход.
error-no-undo-asked = Никто не просит вернуть ход.

error-other = Не получилось ({ $code }).

# Стол.
error-stale = Игра уже ушла вперёд. Посмотрите и выберите снова.
error-host-only = Это может только хозяин стола.
error-host-here = Хозяин стола здесь.
error-not-seated = Сначала займите место.
error-match-running = Идёт матч. Это можно после его конца.
error-no-match = Матч сейчас не идёт.
error-deal-running = Сдача ещё не окончена.
error-no-deal = Сейчас ничего не сдано.
error-paused = Игра приостановлена.
error-not-paused = Игра не приостановлена.
error-seats-empty = Сначала должны быть заняты все четыре места. Их могут занять боты.
error-seat-taken = Здесь уже сидят. Выберите другое место.
error-seat-free = Здесь никто не сидит.
error-table-full = Все четыре места заняты. Можно смотреть игру или открыть свой стол.
error-name-taken = За этим столом уже есть { $name }. Выберите другое имя.
error-name-empty = Скажите, как вас называть.
error-name-too-long = В имени может быть не больше { $most } знаков.
error-no-seat = В этой форме игры за этим местом не играют.
error-four-hands-only = Это только для столов на четверых.
error-hand-seen = Вы видели карты другой руки. Пересесть можно после этой сдачи.
error-no-honours = Сейчас вам не за что объявить онёры.
error-undo-off = За этим столом ходы не возвращают.
error-undo-calls-only = За этим столом можно вернуть заявку, но не карту.
error-nothing-to-call-off = Отменять нечего: никто ничего не заявлял и не просил.
error-statement-too-long = В пояснении не больше { $most } знаков.
error-unknown-preset = Нет правил с именем { $name }.
error-form-not-played = В эту игру за столом пока не играют.
error-hint-with-others = Подсказки только для тех, кто играет с одними ботами.
error-unknown-practice = Нет упражнения с именем { $name }.
error-practice-not-found = Такой сдачи не нашлось. Попробуйте ещё раз или выберите другое упражнение.
error-notrump-range = Открытие 1БК: от { $least } до { $most } очков, от нижней границы до верхней не больше { $widest }.
error-not-a-hand = На руке тринадцать разных карт.
error-too-slow = Слишком долго: клуб занят. Попробуйте немного позже.
error-no-solver = Считать сдачу вскрытую в этом клубе нечем, поэтому разбора не будет.

# Правила дома.
error-option-value-not-allowed = { $option }: нельзя { $value }. Можно: { $allowed }.
error-option-not-of-form = { $option } не относится к этой игре.
error-option-needs-another = { $option } имеет смысл, только если { $needed }: { $allowed }.

# Результаты.
error-rubber-over = Роббер окончен.
error-chicago-over = Четыре сдачи этого чикаго окончены.
error-deals-over = Все сдачи этого матча сыграны.
error-match-stopped = Матч был прерван.
error-deal-unfinished = Эта сдача не доиграна.
error-no-such-deal = Сдачи { $deal } нет.
error-tricks-out-of-range = Взяток бывает от 0 до 13.
error-tricks-passed-out = В сдаче без контракта нет взяток.
error-honours-off = Онёры здесь не считают.
error-honours-passed-out = В сдаче без контракта онёров нет.
error-honours-amount = Онёры стоят 100 или 150 очков, без козыря 150.
error-honours-not-held = Таких онёров ни у кого не было.

# Запись счёта.
error-unknown-sheet = Такой записи нет. Может быть, ссылка скопирована не целиком или клуб открыли заново.
error-sheet-locked = Хозяин закрыл эту запись. Смотреть можно, писать нельзя.
error-owner-only = Это может только тот, кто завёл эту запись.
error-sheet-not-set-up = Сначала скажите, кто играет.
error-deals-entered = Сдача уже записана. Игроков и правила выбирают до первой сдачи.
error-tour-running = Тур доигрывают по тем правилам, по которым начали.
error-match-not-stopped = Матч не прерывали.
error-nothing-to-undo = Отменять нечего.
error-players-number = В этой игре игроков { $wanted }, а не { $number }.
error-player-twice = Двух игроков не могут звать одинаково: { $name }.
error-no-such-player = Такого игрока нет.
error-seats-not-players = На местах должны сидеть разные игроки, числом { $number }.
error-draws-not-cards = Скажите, какую карту вытянул каждый ({ $number }): все карты разные.
error-partners-again = В туре ни с кем не играют в паре дважды.
error-deal-gone = Этой сдачи в записи больше нет. Может быть, её вычеркнули.
error-deal-known = Эта сдача уже записана.
error-no-such-match = Матча { $number } в этой записи нет.
error-too-many-deals = В одном матче не больше { $most } сдач.
error-too-many-matches = В одной записи не больше { $most } матчей. Заведите новую.

# Адреса и сообщения.
error-unknown-table = Такого стола нет. Может быть, ссылка скопирована не целиком или клуб открыли заново.
error-unknown-address = Такого адреса нет.
error-another-site = Эта страница принадлежит другому сайту.
error-unreadable = Сообщение не удалось прочесть: { $why }
error-fault = Ошибка у нас, не у вас. Ничего из сыгранного не потеряно. Её номер { $error }.
