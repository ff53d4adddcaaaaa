# Торговля: что говорит заявка, конвенции и почему её делают.

meaning-strength-hcp =
    { $bound ->
        [exact] { $low } { $low ->
            [one] очко
            [few] очка
           *[other] очков
        }
        [least] { $low }+ очков
        [most] не больше { $high } { $high ->
            [one] очка
           *[other] очков
        }
       *[range] { $low }–{ $high } { $high ->
            [one] очко
            [few] очка
           *[other] очков
        }
    }
meaning-strength-points =
    { $bound ->
        [exact] { $low } { $low ->
            [one] очко
            [few] очка
           *[other] очков
        } с длиной
        [least] { $low }+ очков с длиной
        [most] не больше { $high } { $high ->
            [one] очка
           *[other] очков
        } с длиной
       *[range] { $low }–{ $high } { $high ->
            [one] очко
            [few] очка
           *[other] очков
        } с длиной
    }
meaning-strength-support =
    { $bound ->
        [exact] { $low } { $low ->
            [one] очко
            [few] очка
           *[other] очков
        } с поддержкой
        [least] { $low }+ очков с поддержкой
        [most] не больше { $high } { $high ->
            [one] очка
           *[other] очков
        } с поддержкой
       *[range] { $low }–{ $high } { $high ->
            [one] очко
            [few] очка
           *[other] очков
        } с поддержкой
    }
meaning-length =
    { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }: { $bound ->
        [exact] { $low ->
            [0] нет
           *[other] ровно { $low }
        }
        [least] { $low }+
        [most] { $high ->
            [1] синглет или ренонс
           *[other] не больше { $high }
        }
       *[range] { $low }–{ $high }
    }
meaning-balanced = равномерный расклад
meaning-agrees =
    козыри — { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }
meaning-forcing =
    { $forcing ->
        [sign_off] к игре
        [invites] приглашение
        [round] форсирует на круг
        [game] форсирует до гейма
       *[no] не форсирует
    }
meaning-artificial = искусственная заявка
meaning-convention = конвенция «{ $name }»

### constructive

convention-strong-two-clubs = Сильные 2♣
convention-weak-two = Слабые два
convention-stayman = Стейман
convention-jacoby-transfer = Трансфер Джекоби
convention-minor-suit-relay = Реле на 3♣
convention-jacoby-two-notrump = 2БК Джекоби
convention-feature-ask = Вопрос о фигуре
convention-fourth-suit-forcing = Четвёртая масть форсинг

note-opening-1nt = Равномерная рука в силе открытия 1БК
note-opening-2nt = Равномерная и очень сильная рука
note-opening-3nt = Равномерная рука, почти гейм в одной руке
note-opening-strong-2c = Гейм или почти гейм в одной руке
note-opening-major = Открытие длиннейшей мастью, мажором
note-opening-minor = Нет длинного мажора: открытие более длинным минором
note-opening-light = Лёгкое открытие на третьей руке: хорошая масть для атаки
note-opening-weak-two = Слабая рука с одной хорошей мастью
note-opening-preempt = Слабая рука с длинной мастью: отнимает у противников место
note-pass-no-opening = Не хватает на открытие
note-pass-too-weak = Слишком слабо для ответа
note-pass-no-game = Гейма не видно, и лучшего контракта тоже
note-pass-game-reached = Гейм заказан, до шлема далеко
note-pass-to-play = Партнёр выбрал контракт
note-pass-balanced = Равномерный минимум: оставляет 1БК
note-pass-said-it-all = Открытие уже всё сказало
note-pass-second-suit = Предпочитает вторую масть партнёра
note-stayman = Спрашивает о четвёрке в мажоре
note-stayman-escape = Короткие трефы: любой ответ лучше бескозырки
note-stayman-major = Показывает четвёрку в мажоре
note-stayman-no-major = Нет четвёрки в мажоре
note-stayman-minor = Длинный минор с видом на шлем
note-stayman-five-invite = Пять карт в этом мажоре и четыре в другом: приглашает
note-stayman-five-game = Пять карт в этом мажоре и четыре в другом: гейм обязателен
note-stayman-other-major = Показывает другой мажор: он есть у партнёра
note-transfer = Пять карт в следующей масти: просит партнёра назвать её
note-transfer-done = Называет масть, о которой просил партнёр
note-transfer-super-accept = Четыре козыря и максимум открытия
note-transfer-to-play = На большее не хватает: мажор играется здесь
note-transfer-second-suit = Показывает вторую масть рядом с мажором
note-transfer-invite = Пять карт в мажоре: приглашает в гейм
note-transfer-choice = Пять карт в мажоре: партнёр выбирает гейм
note-transfer-choose-major = Три карты в мажоре партнёра: играть в нём
note-transfer-choose-notrump = Нет фита к мажору партнёра: бескозырка
note-minor-relay = Длинный минор и слабая рука: просит назвать 3♣
note-minor-relay-done = 3♣, как просил партнёр
note-minor-to-play = Длинный минор, чтобы играть
note-notrump-weak-suit = Слабая рука с длинной мастью
note-notrump-strong-suit = Длинная масть и сила на гейм или больше
note-notrump-invite-minor = Длинный хороший минор: приглашает в 3БК
note-notrump-invite = Приглашает в бескозырный гейм
note-notrump-game = Бескозырный гейм: очки для него есть
note-notrump-to-play = Бескозырка как самый дешёвый контракт
note-quantitative-4nt = Приглашает в 6БК: партнёр идёт с максимумом
note-quantitative-5nt = По крайней мере 6БК, с максимумом 7БК
note-slam = Очки для шлема есть
note-accept = Принимает приглашение
note-accept-halfway = Между минимумом и максимумом: выбор за партнёром
note-decline = Минимум: отклоняет приглашение
note-decline-to-suit = Минимум: отклоняет и играет в масти
note-raise-single = Поддержка с минимумом
note-raise-limit = Инвитная поддержка
note-raise-preemptive = Много козырей и слабая рука: отнимает место
note-raise-game = Гейм: взяток к масти партнёра хватает
note-raise-minor-strong = Сильная поддержка с длинными козырями: гейм обязателен
note-jump-shift-response = Прыжок в хорошей масти: виден шлем
note-new-suit-one-level = Новая масть, самая дешёвая
note-two-over-one = Новая масть на втором уровне: больше минимума
note-response-1nt = Нет фита и нет масти для дешёвой заявки
note-response-2nt = Равномерная рука в силе гейма
note-response-3nt = Равномерная рука, сильнее чем 2БК
note-jacoby-2nt = Поддержка до гейма: спрашивает о короткой масти
note-jacoby-shortness = Синглет или ренонс в этой масти
note-jacoby-second-suit = Хорошая вторая масть
note-jacoby-best = Нет короткой масти, максимум открытия
note-jacoby-middle = Нет короткой масти, больше минимума
note-jacoby-least = Нет короткой масти, минимум
note-rebid-raise = Поддержка масти партнёра с минимумом
note-rebid-raise-jump = Поддержка прыжком: лишняя сила
note-rebid-raise-game = Поддержка до гейма
note-rebid-notrump = Равномерная рука не в силе открытия 1БК
note-rebid-two-notrump = Равномерная рука без поддержки
note-rebid-notrump-jump = Равномерная рука, слишком сильная для открытия 1БК
note-rebid-notrump-game = Бескозырный гейм: сила или длинный хороший минор
note-rebid-suit = Снова первая масть, минимум
note-rebid-suit-jump = Хорошая длинная масть и лишняя сила
note-rebid-suit-game = Длинная масть и сила на гейм
note-second-suit-one-level = Вторая масть на первом уровне
note-second-suit = Вторая масть
note-second-suit-strong = Вторая масть на третьем уровне: лишняя сила
note-second-suit-weak = Вторая масть на выбор, без лишней силы
note-reverse = Реверс: первая масть длиннее, рука сильная
note-jump-shift = Прыжок во второй масти: гейм обязателен
note-try-notrump = Приглашает в гейм, равномерная рука
note-try-help-suit = Приглашает в гейм: просит помощи в этой масти
note-raised-invite = Козырь согласован: приглашает в гейм
note-raised-game = Козырь согласован: гейм
note-raised-notrump-game = После минора бескозырный гейм лучше
note-shows-a-stopper = Показывает задержку на пути к 3БК
note-six-card-invite = Шесть карт в мажоре: приглашает в гейм
note-six-card-game = Шесть карт в мажоре: гейм
note-five-card-choice = Пять карт в мажоре: партнёр выбирает гейм
note-fit-game = Есть фит и очки на гейм
note-fit-invite = Есть фит: приглашает в гейм
note-fit-raise = Есть фит, но ничего сверх того
note-fit-minor = Фит в миноре: гейм обязателен
note-fit-strong = Есть фит и больше, чем нужно на гейм
note-delayed-support = Три карты в первой масти партнёра
note-new-suit-game = Новая масть: гейм обязателен
note-new-suit-forcing = Новая масть: партнёр не может пасовать
note-fourth-suit = Четвёртая масть: спрашивает о задержке, самой масти не обещает
note-fourth-suit-stopped = Задержка в четвёртой масти
note-suit-to-play = Длинная масть, чтобы играть
note-suit-again = Снова длинная масть
note-suit-game = Длинная масть, которой не нужна помощь: гейм
note-weak-two-notrump = Слабая рука в ответ на реверс
note-extra-invite = Лишняя сила: приглашает ещё раз
note-extra-game = Лишняя сила: гейм
note-waiting = Выжидает: открывший опишет руку
note-positive-suit = Хорошая масть и сила, нужная для шлема
note-positive-notrump = Равномерная рука, сила для шлема
note-second-negative = Самая слабая рука
note-solid-suit = Масть без отдач: она козырь
note-strong-suit = Показывает длинную масть сильной руки
note-strong-suit-again = Снова длинная масть; с пустой рукой партнёр может пасовать
note-strong-second-suit = Вторая масть сильной руки
note-strong-game = Гейм в одной руке
note-strong-2nt = Равномерная рука сильнее открытия 2БК
note-strong-3nt = Равномерная рука, ещё сильнее
note-strong-balanced = Равномерная рука: партнёр покажет больше
note-feature-ask = Спрашивает слабую руку о тузе или короле на стороне
note-feature = Туз, король или прикрытая дама в этой масти, верх силы
note-feature-none = Низ силы, или на стороне ничего нет
note-feature-running = Масть без отдач

### competitive

convention-takeout-double = Вызывная контра
convention-negative-double = Негативная контра
convention-michaels = Кюбид Майклза
convention-unusual-notrump = Необычные бескозырные
convention-cappelletti = Каппеллетти
convention-cue-bid = Кюбид
convention-jordan = Джордан
convention-asks-minor = Вопрос о миноре
convention-takeout-4nt = Вызывные 4БК
convention-runout-redouble = Реконтра для ухода

note-overcall = Вход в торговлю: хорошая масть
note-overcall-1nt = Вход 1БК: равномерная рука с задержкой
note-overcall-2nt = Вход 2БК: равномерная рука с задержкой
note-overcall-3nt = Вход 3БК: сильная рука с задержкой
note-jump-overcall = Слабый прыжок: длинная масть, чтобы отнять место
note-takeout-double = Вызывная: коротка их масть, есть поддержка в остальных, либо рука очень сильная
note-michaels = Две пятикартные масти: над минором оба мажора, над мажором другой мажор и минор
note-unusual-notrump = Две пятикартные масти: младшие из незаявленных
note-cappelletti-one-suit = Одна длинная масть, пока не названная
note-cappelletti-two-suits = Двухмастная рука против их бескозырки
note-waits-for-suit = Просит партнёра назвать масть
note-names-suit = Называет длинную масть
note-asks-minor = Спрашивает о миноре
note-shows-minor = Показывает минор
note-preference-game = Гейм в лучшей из мастей партнёра
note-preference-jump = Приглашает в гейм в лучшей из мастей партнёра
note-notrump-no-fit = Нет фита к мастям партнёра: бескозырка
note-runs-from-double = Слишком слаба рука для защиты: уходит в длинную масть
note-balancing-1nt = Открывает торговлю снова: 1БК, равномерная рука с задержкой
note-balancing-overcall = Открывает торговлю снова мастью, чтобы не отдать низкий контракт
note-balancing-jump = Открывает торговлю снова прыжком: рука на открытие и хорошая длинная масть
note-takeout-4nt = Двухмастная рука против четырёх пик
note-lead-directing-double = Контра на искусственную заявку: просит этот выход
note-shows-values-double = Контра: есть сила и желание наказать
note-penalty-pass = Оставляет контру: в их масти сила
note-advance-minimum = Отвечает на вызывную контру лучшей мастью
note-advance-free = Заявляет масть свободно, хотя уже не обязан
note-advance-jump = Отвечает на вызывную контру прыжком: приглашает
note-advance-preempt = Длинная масть и слабая рука: отнимает место
note-advance-game = Гейм на заявку партнёра
note-cue-bid-advance = Кюбид в их масти: сила, просит партнёра описать руку
note-cue-bid-raise = Кюбид в их масти: сильная поддержка масти партнёра
note-advance-1nt = Бескозырка с задержкой в их масти
note-advance-2nt = Приглашает в бескозырный гейм с задержкой в их масти
note-advance-new-suit = Своя масть рядом с мастью партнёра
note-raise-simple = Поднимает масть партнёра
note-raise-invites = Поднимает и приглашает в гейм
note-bids-game = Гейм: силы и фита достаточно
note-doubler-suit = Рука сильнее входа: сначала контра, теперь своя масть
note-doubler-raise = Поднимает с добавочной силой
note-doubler-jump-raise = Поднимает прыжком: много добавочной силы
note-doubler-jump = Прыжок с добавочной силой
note-doubler-1nt = Бескозырка, сильнее входа 1БК
note-doubler-2nt = Бескозырка с большой добавочной силой
note-doubler-3nt = Бескозырный гейм с задержкой в их масти
note-doubler-notrump = Бескозырка с задержкой в их масти
note-doubler-cue = Кюбид: почти гейм в одной руке
note-overcall-minimum = Вход был минимальным
note-overcall-extras = Вход был лучше минимума
note-rebids-suit = Повторяет длинную масть
note-overcall-second-suit = Показывает вторую масть
note-notrump-rebid = Бескозырка с задержкой в их масти
note-negative-double = Показывает незаявленные мажоры
note-free-bid = Масть, заявленная свободно после их входа
note-response-new-suit = Своя масть после контры
note-weak-new-suit = Длинная масть и мало силы, играть
note-weak-jump-response = Слабый прыжок в длинной масти
note-jordan = После контры: инвитная поддержка или сильнее
note-redouble-strong = Реконтра: сила на нашей стороне
note-declines-invitation = На гейм не хватает
note-opener-rebid = Открывший повторяет длинную масть
note-opener-jump-rebid = Открывший прыгает в своей масти: добавочная сила
note-opener-second-suit = Открывший показывает вторую масть
note-opener-raise = Открывший поднимает масть партнёра
note-opener-jump-raise = Открывший поднимает прыжком: добавочная сила
note-opener-cue = Кюбид открывшего: гейм обязателен
note-opener-1nt = Равномерная рука с задержкой в их масти
note-opener-2nt = Бескозырка с задержкой в их масти
note-opener-3nt = Бескозырный гейм с задержкой в их масти
note-competes = Борется за частичный контракт
note-stolen-stayman = Заявку отняли: контра спрашивает о мажорах
note-cue-bid-stayman = Кюбид в их масти: спрашивает о мажоре
note-runout-redouble = Реконтра: партнёр скажет две трефы, играть длинный минор
note-runout-relay = Две трефы по просьбе
note-runs-to-minor = Длинный минор, играть
note-redouble-to-play = В законтрованной масти сила: реконтра, играть
note-transfer-completed = Три карты в масти партнёра
note-transfer-not-completed = Нет фита к масти партнёра
note-notrump-interference-suit = Длинная масть и сила на гейм

### floor

convention-blackwood = Блэквуд
convention-gerber = Гербер
convention-grand-slam-force = Форсинг к большому шлему

note-pass = Добавить нечего
note-pass-stays-out = Вступать в торговлю не с чем
note-pass-no-bid = Подходящей заявки нет
note-natural-pass = Добавить нечего
note-natural-suit = Натурально: показывает масть
note-natural-notrump = Натурально: к игре в бескозырке
note-natural-cue-bid = Кюбид в масти противников: партнёр должен говорить дальше
note-natural-takeout = Вызывная контра: просит у партнёра лучшую масть
note-natural-redouble = Сила: контракт желателен
note-leave-partners-choice = Партнёр выбрал контракт
note-game-is-reached = Гейм достигнут, на шлем ничто не указывает
note-game-with-a-fit = Гейм: есть и козыри, и очки
note-game-at-notrump = Бескозырный гейм: очки есть, открытых мастей нет
note-invite = Приглашает в гейм: с большим, чем показано, партнёр продолжит
note-slam-by-points = Есть очки на шлем
note-preference = Возвращает партнёра в масть, которая подходит лучше
note-own-suit = Длинная масть, которая хороша и сама по себе
note-own-suit-again = Снова длинная масть: есть больше, чем было показано
note-compete-with-a-fit = Борется при фите: на столько, сколько вместе козырей
note-sacrifice = Защита: подсесть дешевле, чем отдать гейм
note-penalty-double = Наказательная контра: контракт не должен выиграться
note-run-from-a-double = Уходит от контры в длинную масть
note-support = Заявка партнёра форсирует: показывает поддержку
note-long-suit = Заявка партнёра форсирует: показывает длинную масть
note-another-suit = Заявка партнёра форсирует: показывает ещё одну масть
note-notrump-when-forced = Заявка партнёра форсирует: бескозырка, лучшего нет
note-least-bid = Пасовать на заявку партнёра нельзя: самое дешёвое, что есть
note-ask-aces-blackwood = Спрашивает о тузах: виден шлем
note-ask-kings-blackwood = Все тузы есть, спрашивает о королях
note-ask-aces-gerber = Спрашивает о тузах: виден шлем
note-ask-kings-gerber = Все тузы есть, спрашивает о королях
note-answer-aces-0 = Ответ: тузов нет или все четыре
note-answer-aces-1 = Ответ: один туз
note-answer-aces-2 = Ответ: два туза
note-answer-aces-3 = Ответ: три туза
note-answer-kings-0 = Ответ: королей нет или все четыре
note-answer-kings-1 = Ответ: один король
note-answer-kings-2 = Ответ: два короля
note-answer-kings-3 = Ответ: три короля
note-ask-trump-honours = Спрашивает о старших козырях: остальное на большой шлем есть
note-grand-two-honours = Ответ: две из трёх старших козырных фигур, большой шлем
note-slam-without-honours = Ответ: меньше двух старших козырных фигур, малый шлем
note-slam-grand = Все тузы и короли есть: большой шлем
note-slam-enough-aces = Тузов на малый шлем хватает
note-stop-below-slam = Не хватает слишком многого: останавливается ниже шлема
note-game-to-the-score = Вместе с записанным под чертой это уже гейм
note-agree-below-game = Назначает козырь ниже гейма: есть больше, чем нужно на гейм
note-invite-slam = Приглашает в шлем: партнёр идёт с верхом своего диапазона
