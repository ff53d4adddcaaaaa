# Запись игры настоящими картами. $who — we, they, NS или EW.

book-tile = Запись игры своими картами
book-tile-text = Лист записи в телефоне для любого способа счёта. Остальные следят по ссылке.

# Начало.
book-new = Новый лист записи
book-new-text = Для тех, кто играет настоящими картами. Осталось вписать имена.
book-kind =
    { $kind ->
        [rubber] Роббер
        [tour] Тур из трёх робберов
        [chicago] Чикаго
        [chicago_duplicate] Чикаго без переноса
        [duplicate] Спортивный счёт
        [training] Учебная игра
       *[draw] Бридж вдвоём
    }
book-kind-text =
    { $kind ->
        [rubber] до двух геймов
        [tour] каждый с каждым по разу
        [chicago] четыре сдачи, от 4 до 7 игроков
        [chicago_duplicate] четыре сдачи, каждая отдельно
        [duplicate] сколько угодно сдач
        [training] без торговли, в счёт все взятки
       *[draw] с прикупом, счёт как в роббере
    }
book-names = Кто играет
book-player = Игрок { $place }
book-add-player = Ещё игрок
book-remove-player = Без игрока { $name }
book-name-missing = Здесь нужно имя.
book-seating = Кто где сидит
book-seating-way =
    { $way ->
        [fixed] Уже решено
        [random] Тянуть за нас
        [manual] Карты вытянуты
       *[rules] По правилам
    }
book-seating-text =
    { $way ->
        [fixed] Укажите, кто где сидит.
        [random] Клуб тянет карту за каждого: две старшие — партнёры, старшая сдаёт первой.
        [manual] Укажите, кто что вытянул: две старшие карты — партнёры, старшая сдаёт первой.
       *[rules] Партнёры меняются или остаются, как принято в этой игре.
    }
book-side = Сторона { $place }
book-first-dealer = Кто сдаёт первым
book-first-dealer-cut = по жребию
book-drew = Карта игрока { $name }
book-rank = { $name }: достоинство
book-suit = { $name }: масть
book-cards-missing = Нужна карта каждого игрока, и все карты разные.
book-options = Все правила по одному
book-begin = Начать
book-again = Другие игроки или правила

# Правила: название и что оно меняет.
book-option-honours = Онёры
book-option-honours-text = Четыре козырных онёра на одной руке — 100; пять, а без козыря четыре туза — 150.
book-option-honours_claim = Онёры объявляют
book-option-honours_claim-text = До какого момента о них надо сказать. Позже они пропадают.
book-option-rubber_premium_scheme = Премия за роббер
book-option-rubber_premium_scheme-text = Вся в конце или частью за каждый гейм.
book-option-final_game_also = Последний гейм
book-option-final_game_also-text = Пишутся ли за последний гейм свои 200, кроме 700.
book-option-rubber_2_0 = Чистый роббер
book-option-rubber_2_0-text = Премия, когда у противников нет гейма.
book-option-insult_redoubled = Сыграно под реконтрой
book-option-insult_redoubled-text = Премия за сыгранный контракт с реконтрой. С контрой она 50.
book-option-nv_doubled_undertricks = Подсад с контрой до зоны
book-option-nv_doubled_undertricks-text = Сколько стоят четвёртая недобранная взятка и следующие.
book-option-unfinished_game = Прерванный роббер: гейм
book-option-unfinished_game-text = Премия за гейм, если роббер не доигран.
book-option-unfinished_part = Прерванный роббер: частичная запись
book-option-unfinished_part-text = Премия за частичную запись, если роббер не доигран.
book-option-unfinished_reading = Прерванный роббер: кому
book-option-unfinished_reading-text = Только стороне, у которой одной это есть, или каждой.
book-option-unit = Единица
book-option-unit-text = Сколько очков составляют единицу при расчёте.
book-option-round = Округление
book-option-round-text = Что делать с неполной единицей.
book-option-stake = Ставка
book-option-stake-text = Деньги за единицу: каждый проигравший платит одному выигравшему. 0 — игра на интерес.
book-option-rubber_winner = Чей роббер
book-option-rubber_winner-text = Кто считается победителем. Расчёт всегда по очкам.
book-option-tour_order = Второй роббер
book-option-tour_order-text = Новых партнёров тянут или берут по списку.
book-option-tour_dealer = Кто сдаёт в новом роббере
book-option-tour_dealer-text = По жребию или следующий по очереди.
book-option-vul_scheme = Зона на 2-й и 3-й сдачах
book-option-vul_scheme-text = На первой сдаче до зоны все, на четвёртой все в зоне.
book-option-fourth_deal_part = Частичная запись на 4-й сдаче
book-option-fourth_deal_part-text = За какую частичную запись в конце пишут 100.
book-option-passed_out = Все пас
book-option-passed_out-text = Идёт ли такая сдача в счёт четырёх.
book-option-rotation = Партнёры вшестером и всемером
book-option-rotation-text = По вытянутым картам или те, кто реже играл вместе.
book-option-individual_total = Итог игрока
book-option-individual_total-text = Что складывается за вечер для каждого.
book-option-training_declarer = Кто разыгрывает
book-option-training_declarer-text = Как выбирают разыгрывающего и козырь. На счёт не влияет.
book-option-training_length = Длина
book-option-training_length-text = Число сдач; 0 — до двух геймов.
book-option-training_game_premium = Премия за гейм
book-option-training_game_premium-text = Пишется над чертой сразу.
book-option-training_rubber_premium = Премия за роббер
book-option-training_rubber_premium-text = Пишется за второй гейм.
book-option-draw_follow_suit = Масть при доборе
book-option-draw_follow_suit-text = Меняет игру, но не счёт.
book-option-stock_top_face_up = Верхняя карта прикупа
book-option-stock_top_face_up-text = Меняет игру, но не счёт.
book-choice-tour_order-cut = тянут
book-choice-tour_order-fixed = по списку
book-choice-tour_dealer-cut = по жребию
book-choice-tour_dealer-continue = по очереди
book-choice-rotation-cut = по картам
book-choice-rotation-balanced = кто реже был вместе
book-choice-individual_total-units = единицы
book-choice-individual_total-points = очки
book-choice-training_declarer-points = по очкам в картах
book-choice-training_declarer-manual = по уговору
book-choice-training_declarer-auction = по торговле
book-choice-draw_follow_suit-false = можно любую
book-choice-draw_follow_suit-true = обязательна
book-choice-stock_top_face_up-false = закрыта
book-choice-stock_top_face_up-true = открыта

# Запись сдачи.
book-enter = Записать сдачу { $deal }
book-deal-title = Сдача { $deal }
book-correct-title = Исправить сдачу { $deal }
book-insert-title = Перед сдачей { $deal }
book-next-title = Следующая сдача
book-setting =
    Сдаёт { $dealer } · { $zone ->
        [none] все до зоны
        [all] все в зоне
        [we] мы в зоне
        [they] они в зоне
        [NS] N–S в зоне
       *[EW] E–W в зоне
    }
book-waiting =
    { $count ->
        [one] Ждёт отправки { $count } сдача
        [few] Ждут отправки { $count } сдачи
       *[many] Ждут отправки { $count } сдач
    }
book-put-away = Убрать форму
book-contract = Контракт
book-other-contract = Выбрать другой контракт
book-strain = Козырь
book-who = Кто разыгрывал
book-doubling = Контра
book-doubling-spoken =
    { $times ->
        [0] без контры
        [1] контра
       *[2] реконтра
    }
book-result = Результат: сыграно
book-result-down = Результат: без взяток
book-more-down = Ещё без взяток
book-tricks = Взятки разыгрывающих
book-tricks-spoken =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
book-honours = Онёры на одной руке
book-honours-none = без онёров
book-honours-spoken =
    { $points } за онёры, { $who ->
        [we] мы
        [they] они
        [NS] Север–Юг
       *[EW] Восток–Запад
    }
book-passed-out = Все пас
book-choose-contract = Выберите контракт.
book-choose-or-type = Выберите контракт или наберите: 4sx n +1
book-choose-who = Кто разыгрывал?
book-choose-result = На уровне { $level } бывает от −{ $under } до +{ $over }.
book-choose-tricks = Выберите козырь, взятки и разыгрывающего.
book-points-later = Связи нет. Сдача останется здесь, очки появятся, когда связь вернётся.
book-no-points = Очков нет.
book-meanwhile = Сдачу { $deal } только что записали. Не та же ли это?
book-struck-title = Сдача вычеркнута
book-struck = Эту сдачу только что вычеркнули. Её можно записать снова на том же месте или убрать форму.
book-struck-over = Эту сдачу только что вычеркнули. Форму можно убрать.
book-corrected-meanwhile = Эту сдачу только что исправили. Ваша запись заменит исправленную.
book-write-anew = Записать снова
book-would-change = Изменятся очки сдач: { $deals }
book-would-lie-behind =
    { $count ->
        [one] { $count } сдача окажется после конца.
        [few] { $count } сдачи окажутся после конца.
       *[many] { $count } сдач окажутся после конца.
    }
book-gain =
    { $who ->
        [we] Мы
        [they] Они
        [NS] N–S
       *[EW] E–W
    } +{ $points }
book-write = Записать
book-correct = Исправить
book-keep = Оставить здесь
book-written = Записано.
book-kept = Осталось в этом телефоне.
book-unsent = Здесь, но не отправлено
book-sending = Отправляется…
book-rejected = Не записано, но хранится здесь:
book-dismiss-rejected = Выбросить эту запись
book-write-into =
    { $form ->
        [rubber] Записать в роббер { $match }
        [chicago] Записать в Чикаго { $match }
        [chicago_duplicate] Записать в Чикаго { $match }
       *[other] Записать в игру { $match }
    }

# Исправления.
book-change-deal = Изменить сдачу { $deal }
book-correct-deal = Исправить
book-insert-before = Вставить перед
book-move-up = Выше
book-move-down = Ниже
book-strike-out = Вычеркнуть
book-changed =
    { $count ->
        [0] Изменился конец
        [one] Другие очки у { $count } сдачи
       *[other] Другие очки у { $count } сдач
    }
book-deal-gone = Вычеркнута сдача { $deal }
book-deal-behind = После конца: сдача { $deal }
book-was = было:{" "}
book-undo = Отменить
book-undo-unsent = Отменено: это ещё не было отправлено.
book-undo-waits = Отменить можно будет, когда отправится то, что введено здесь.
book-behind =
    { $count ->
        [one] { $count } сдача после конца
        [few] { $count } сдачи после конца
       *[many] { $count } сдач после конца
    }
book-carry = Начать с них следующий роббер
book-behind-text = Игра кончилась раньше. Если это не так, исправьте одну из сдач выше, иначе вычеркните эти. Пока они не в счёт.

# Игра и вечер.
book-tour-title = Роббер { $rubber } из трёх
book-pairing = Кто с кем играет
book-against = против
book-sits-out =
    { $count ->
        [one] Пропускает { $names }.
       *[other] Пропускают { $names }.
    }
book-cards-drawn = Вытянутые карты
book-next-match = Следующая игра
book-begin-next =
    { $form ->
        [rubber] Начать роббер { $match }
        [chicago] Начать Чикаго { $match }
        [chicago_duplicate] Начать Чикаго { $match }
       *[other] Начать игру { $match }
    }
book-tour-over =
    { $by ->
        [points] Тур окончен, счёт в очках
       *[units] Тур окончен, счёт в единицах
    }
book-begin-tour = Начать ещё один тур
book-stop =
    { $form ->
        [rubber] Прервать роббер
        [duplicate] Это была последняя сдача
       *[other] Прервать игру
    }
book-stop-title =
    { $form ->
        [rubber] Прервать роббер здесь?
        [duplicate] Закончить и рассчитаться?
       *[other] Прервать игру здесь?
    }
book-stop-premium =
    { $who ->
        [we] Нам
        [they] Им
        [NS] Северу–Югу
       *[EW] Востоку–Западу
    } { $points } за { $what ->
        [game] гейм
       *[part] частичную запись
    }.
book-stop-nothing = Премии никому нет.
book-stop-now = Прервать
book-play-on = Играть дальше
book-resume = Всё-таки продолжить
book-players = Игроки
book-evening =
    { $by ->
        [points] Вечер в очках
       *[units] Вечер в единицах
    }
book-waits = пропускает
book-rename = Переименовать: { $name }
book-new-name = Новое имя
book-earlier = Прежние игры
book-to-present = К нынешней игре
book-without-end =
    { $form ->
        [rubber] Этот роббер больше не окончен. Впишите недостающую сдачу или прервите его: тогда расчёт пойдёт по нынешней записи.
       *[other] Эта игра больше не окончена. Впишите недостающую сдачу или прервите её: тогда расчёт пойдёт по нынешней записи.
    }
book-match-unsound = После исправления у неё нет конца или есть лишние сдачи.

# Кто пишет.
book-keeping = Этот лист
book-sign = Кто я
book-sign-other = Кто-то другой
book-locked = Сейчас писать может только тот, кто завёл лист.
book-lock = Остальным только смотреть
book-unlock = Разрешить писать
book-history = История
book-history-later = История появится, когда вернётся связь.
book-by-you = вы
book-by-owner = хозяин листа
book-by-somebody = кто-то
book-undone = отменено
book-event =
    { $event ->
        [opened] Заведён лист
        [book_set_up] Выбраны игроки и правила
        [match_begun] Начата следующая игра
        [deal_entered] Сдача { $deal }:
        [deal_corrected] Исправлена сдача { $deal }:
        [deal_deleted] Вычеркнута сдача { $deal }
        [deal_moved] Переставлена сдача { $deal }
        [play_stopped] Игра прервана
        [play_resumed] Игра продолжена
        [player_renamed] Новое имя игрока: { $name }
        [undone] Изменение отменено
        [signed] Подпись: { $name }
       *[locked] { $locked ->
            [yes] Остальные только смотрят
           *[no] Остальные могут писать
        }
    }

# С собой.
book-take-away = Отправить или напечатать
book-invite = По ссылке можно следить за счётом и писать.
book-share-text = Лист записи нашего бриджа
book-picture = Картинка листа

# Состояния страницы.
book-gone-title = Такого листа нет
book-lost-kept =
    { $count ->
        [0] Сдачи можно записывать и дальше.
        [one] Здесь хранится { $count } запись. Можно писать дальше.
        [few] Здесь хранятся { $count } записи. Можно писать дальше.
       *[many] Здесь хранится { $count } записей. Можно писать дальше.
    }
