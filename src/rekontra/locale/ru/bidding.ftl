# Торговля: что говорит заявка, конвенции и почему её делают.

meaning-strength-hcp =
    { $bound ->
        [exact] { $low } HCP
        [least] { $low }+ HCP
        [most] не больше { $high } HCP
       *[range] { $low }–{ $high } HCP
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

note-pass = Больше сказать нечего
note-natural = Натурально
