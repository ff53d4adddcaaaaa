# Разбор сдач и смысл заявок.

# Сколько карт: число перед знаком масти.
meaning-cards =
    { $bound ->
        [exact] { $low }
        [least] { $low }+
        [most] 0–{ $high }
       *[range] { $low }–{ $high }
    }
meaning-unlisted = В системе такой заявки нет: она понята натурально.

meaning-title = Что говорит заявка
meaning-source = по системе ботов
meaning-would = скажет так
meaning-waiting = Сейчас посмотрим.
meaning-failed = Клуб не отвечает.
box-ask = Что скажет заявка?

# Список сыгранных сдач.
menu-deals = Сыгранные сдачи
deals-title = Сыгранные сдачи
deals-match = Матч { $match }
deals-none = Сыгранных сдач пока нет
deals-none-text = Сдачу можно разобрать здесь, как только сыграна последняя карта.
deals-all = Все сдачи
deals-waiting = Достаём сдачи.

# Разбор сдачи.
review-title = Сдача { $number }, разбор
review-this = Разобрать сдачу
review-open = Разобрать сдачу { $number }
review-refused = Эту сдачу показать нельзя
review-lost = Клуб не отвечает
review-lost-text = Возможно, нет связи. Ничего не пропало.
review-turn = За столом ваш ход
review-copy = Скопировать ссылку
review-copied = Ссылка скопирована
review-hand = { $seat }, { $name }
review-trick-cards = Взятка { $trick }
review-step =
    { $trick ->
        [0] Перед первым ходом
       *[other] Взятка { $trick } из { $tricks }
    }
review-first = В начало
review-back = На карту назад
review-on = На карту вперёд
review-last = В конец
review-keys = по картам
review-keys-tricks = по взяткам
review-keys-ends = в начало и в конец
review-play = Розыгрыш
review-trick = Взятка
review-cell =
    { $card }, { $seat }{ $led ->
        [yes] , ход
       *[no] {""}
    }{ $won ->
        [yes] , взятка
       *[no] {""}
    }{ $cost ->
        [0] {""}
        [one] , потеряна { $cost } взятка
        [few] , потеряно { $cost } взятки
       *[other] , потеряно { $cost } взяток
    }
review-taken = Взятки { $side ->
    [NS] Севера–Юга
   *[EW] Востока–Запада
}
review-note = О карте
review-waiting = Смотрим сдачу на вскрытых картах. На это нужно несколько секунд.
review-costly =
    { $cards ->
        [0] Ни одна карта не потеряла взятки.
        [one] { $cards } карта потеряла взятку.
        [few] { $cards } карты потеряли взятки.
       *[other] { $cards } карт потеряли взятки.
    }
review-costly-first = Показать первую
review-costly-next = К следующей потере
review-cost =
    { $cost ->
        [1] теряет взятку
        [one] теряет { $cost } взятку
        [few] теряет { $cost } взятки
       *[other] теряет { $cost } взяток
    }
review-cost-none = ничего не теряет
review-kept = Ничего не теряли:
review-kept-any = любая другая карта этой руки
review-reasonable = По тому, что было видно игроку, карта не хуже других.
review-unreasonable = По тому, что было видно игроку, другая карта была лучше.
review-unjudged = Можно ли было понять это за столом, не установлено.
review-after =
    Дальше при лучшей игре всех у разыгрывающего { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }.
review-before =
    При лучшей игре всех у разыгрывающего { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }.
review-dd = На вскрытых картах
review-dd-caption = Сколько взяток берёт каждый, разыгрывая каждую масть, когда все видят все карты
review-dd-declarer = Разыгрывает
review-dd-contract =
    { $contract }, { $name }: на вскрытых картах { $open ->
        [one] { $open } взятка
        [few] { $open } взятки
       *[other] { $open } взяток
    }, за столом { $taken }.
review-par = Минимакс
review-par-score =
    { $side ->
        [NS] { $points } у Севера–Юга
        [EW] { $points } у Востока–Запада
       *[none] 0: всем надо пасовать
    }
review-auction = Торговля
review-calls = По системе
review-calls-count = По системе { $part } из { $whole } заявок.
review-book = По системе
review-terms = Что значат эти слова
review-term-dd = На вскрытых картах
review-term-dd-text = Счёт взяток, как если бы все четыре руки лежали открытыми и каждый играл лучшие карты. Так не сыграет никто: это мера, а не упрёк.
review-term-cost = −1
review-term-cost-text = Столько взяток на вскрытых картах потеряла сторона с этой картой против лучшей. Часто такая карта верна по тому, что было видно игроку: об этом сказано рядом.
review-term-par = Минимакс
review-term-par-text = Счёт, лучше которого не добьётся ни одна сторона, когда все видят все карты; считается по-спортивному, важны зона и кто сдаёт. Подсадка входит в минимакс, если она дешевле.
review-term-book = Система
review-term-book-text = Натуральная система, по которой торгуются боты. Другие заявки не ошибка; их смысл — то, как их поняли боты.
