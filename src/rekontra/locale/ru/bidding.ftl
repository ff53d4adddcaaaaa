# Торговля: что говорит заявка, конвенции и почему её делают.

meaning-strength-hcp =
    { $bound ->
        [exact] { $low } { $low ->
            [one] очко
            [few] очка
           *[other] очков
        }
        [least] { $low }+ очков
        [most] не больше { $high } очков
       *[range] { $low }–{ $high } очков
    }
meaning-strength-points =
    { $bound ->
        [exact] { $low } { $low ->
            [one] очко
            [few] очка
           *[other] очков
        } с длиной
        [least] { $low }+ очков с длиной
        [most] не больше { $high } очков с длиной
       *[range] { $low }–{ $high } очков с длиной
    }
meaning-strength-support =
    { $bound ->
        [exact] { $low } { $low ->
            [one] очко
            [few] очка
           *[other] очков
        } с поддержкой
        [least] { $low }+ очков с поддержкой
        [most] не больше { $high } очков с поддержкой
       *[range] { $low }–{ $high } очков с поддержкой
    }
meaning-length =
    { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }: { $bound ->
        [exact] ровно { $low }
        [least] { $low }+
        [most] не больше { $high }
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

### competitive

### floor

convention-blackwood = Блэквуд
convention-gerber = Гербер

note-pass = Больше сказать нечего
note-natural-pass = Больше сказать нечего
note-natural-suit = Натурально: масть с некоторой длиной
note-natural-notrump = Натурально: играть без козыря
note-natural-cue-bid = Кюбид в масти противников: партнёр должен говорить дальше
note-natural-takeout = Вызывная контра: просит у партнёра лучшую масть
note-natural-redouble = Сила: контракт желателен
note-leave-partners-choice = Партнёр выбрал контракт
note-game-is-reached = Гейм достигнут, на шлем ничто не указывает
note-game-with-a-fit = Гейм: есть и козыри, и очки
note-game-at-notrump = Гейм без козыря: очки есть, открытой масти нет
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
note-notrump-when-forced = Заявка партнёра форсирует: без козыря, лучшего нет
note-least-bid = Пасовать на заявку партнёра нельзя: самое дешёвое, что есть
note-ask-aces-blackwood = Спрашивает о тузах: виден шлем
note-ask-kings-blackwood = Все тузы есть, спрашивает о королях
note-ask-aces-gerber = Спрашивает о тузах: виден шлем
note-ask-kings-gerber = Все тузы есть, спрашивает о королях
note-answer-aces = Отвечает, сколько тузов
note-answer-kings = Отвечает, сколько королей
note-slam-grand = Все тузы и короли есть: большой шлем
note-slam-enough-aces = Тузов на малый шлем хватает
note-stop-below-slam = Не хватает слишком многого: ниже шлема
