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
