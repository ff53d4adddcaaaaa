# Только командная строка; браузер этот файл не загружает.

# Справка.
cli-help = Бридж-клуб: столы по ссылке, счёт, который сам себя объясняет, сдачи.
cli-help-serve = Открыть клуб на этой машине: страницы, столы и API.
cli-help-score = Сказать, сколько стоит контракт и откуда каждое очко.
cli-help-deal = Сдать карты и напечатать сдачи.
cli-help-solve = Решить сдачи вскрытую: сколько взяток берёт каждый разыгрывающий в каждой масти и каков минимакс.
cli-help-match = Сыграть матч двух команд ботов и сказать, кто сильнее и насколько это верно.
cli-help-review = Разобрать сыгранные сдачи: что говорила каждая заявка, чего стоила каждая карта, и минимакс.
cli-help-sheet = Вести запись целого матча: прочесть его сдачи из файла и напечатать лист.
cli-help-options = Показать правила дома: наборы, отдельные правила и что каждое значит.
cli-help-version = Показать версию.
cli-help-lang = Язык: en или ru. Если не сказано — по REKONTRA_LANG или по локали.
cli-help-help = Показать эту справку.
cli-panel-arguments = Аргументы
cli-panel-options = Параметры
cli-panel-commands = Команды

cli-help-host = На каком адресе слушать; 0.0.0.0 впускает других из той же сети.
cli-help-port = На каком порту слушать; 0 — на любом свободном.
cli-help-data = Файл, в котором хранятся все столы.
cli-help-memory = Держать столы только в памяти, пока клуб не закроется.
cli-help-pace = Как медленно ходят боты: 1 — как люди, 0 — сразу.
cli-help-browser = Открыть клуб в браузере.
cli-help-executor = Планировщик кластера (distributed), на машинах которого думают боты; если не сказано — на этой.

cli-help-contract = Контракт вроде 4SX, 3nt или 6♥XX, по желанию с разыгрывающим и результатом (4SXN+1), или P, если все пасовали.
cli-help-declarer = Кто разыгрывает; нужно, если в зоне одна сторона, иначе без указания — Юг.
cli-help-tricks = Взятки разыгрывающей стороны, от 0 до 13.
cli-help-result = Лишние или недобранные взятки, вместо --tricks.
cli-help-vul = Кто в зоне; если не сказано — никто. В роббере это стороны с геймом, так что их гейм кончает роббер и приносит премию.
cli-help-form = Как считать: спортивный счёт, если набор правил не говорит иного.
cli-help-preset = Набор правил дома; список даёт rekontra options.
cli-help-set = Правило дома, сколько угодно раз; список даёт rekontra options.
cli-help-leg = Что у разыгрывающей стороны уже стоит под чертой (роббер, чикаго).
cli-help-deal-number = Которая из четырёх сдач чикаго; если не сказано — первая с такой зоной.
cli-help-honours = Онёры на одной руке (роббер, чикаго).
cli-help-honours-side = У кого онёры; если не сказано — у разыгрывающей стороны.
cli-help-json = Печатать JSON: счёт разыгрывающей стороны и записи.

cli-help-sheet-file = Файл записи в JSON; - читает стандартный ввод.
cli-help-sheet-json = Напечатать лист как JSON.

cli-help-number = Сколько сдач.
cli-help-where = Сдавать только нужное: условие вроде 'hcp(N) + hcp(S) >= 25 and not balanced(W)' или вид упражнения по имени, например @notrump.
cli-help-tries = Сколько сдач перебрать для каждой сдачи, которую нужно найти.
cli-help-seed = Для одного числа — те же сдачи; не для игры между людьми.
cli-help-format = Диаграмма; строка PBN на сдачу; или объект JSON на сдачу.

cli-help-solve-deal = Сдача, как её пишет PBN: "N:AKQ2.AK3.A94.A52 T98.QJT.KQJ.9876 …" — пики первыми, от Севера по часовой стрелке.
cli-help-solve-file = Вместо неё — файл сдач: PBN, LIN, JSON или по сдаче в строке; - читает стандартный ввод.
cli-help-solve-dealer = Кто сдаёт (для минимакса); если не сказано — как в файле, а иначе Север.
cli-help-solve-vul = Кто в зоне (для минимакса); если не сказано — как в файле, а иначе никто.
cli-help-solve-json = Печатать JSON, объект на сдачу: взятки по разыгрывающим и мастям и минимакс.

cli-help-check = Сказать, что не так в файлах сдач (PBN, LIN, JSON), место за местом.
cli-help-convert = Записать сдачи из файла в другом виде: PBN, LIN или JSON, по окончаниям имён.
cli-help-check-files = Файлы с окончанием .pbn, .lin или .json.
cli-help-check-json = Печатать строку JSON на каждый файл.
cli-help-convert-in = Файл с окончанием .pbn, .lin или .json или ссылка просмотрщика сдач BBO.
cli-help-convert-out = Куда писать; вид — по окончанию. Для большей части полей PBN в LIN места нет.
cli-help-encoding = В какой кодировке файл, который не в UTF-8 и сам её не называет.

cli-help-review-file = Файл .pbn, .lin или .json либо ссылка на просмотр сдачи BBO.
cli-help-review-board = Номер сдачи; если не сказано — все сдачи файла.
cli-help-review-json = Печатать JSON, объект на сдачу.

cli-help-match-home = Бот хозяев: в открытой комнате он на линии N–S, в закрытой — E–W.
cli-help-match-away = Бот гостей.
cli-help-match-boards = Сколько сдач; каждая играется на обоих столах.
cli-help-match-seed = Для одного числа — те же сдачи; если не сказано — новые, и число будет названо.
cli-help-match-played = Разыгрывать и карты; если не сказано, взятки считаются по вскрытым картам.
cli-help-match-jobs = Над сколькими сдачами работать сразу; 0 — по одной на процессор.
cli-help-match-each = Показать каждую сдачу.
cli-help-match-json = Печатать JSON: итог и каждую сдачу.

# Как написана команда.
cli-usage-command = Команды { $name } нет; есть { $commands }.
cli-usage-missing = Не хватает { $name }; что здесь нужно, покажет { $command } --help.
cli-usage-option = Параметра { $option } нет; какие есть, покажет { $command } --help.
cli-usage-option-near = Параметра { $option } нет; может быть, имеется в виду { $near }.
cli-usage-needs-value = После { $option } нужно значение.
cli-usage-whole-number = { $option } — это целое число.
cli-usage-number = { $option } — это число от { $low } до { $high }.
cli-usage-number-from = { $option } — это число от { $low }.
cli-usage-other = Есть лишнее слово; как писать, покажет { $command } --help.
cli-value = { $option } не может быть { $value }: допустимо { $allowed }.
cli-not-together = { $one } и { $other } вместе не годятся.

# Что считать.
cli-contract = { $text } — не контракт: пишите вроде 4SX, 3NT или 4HN-2, а если все пасовали — P.
cli-say-tricks = Сколько взяток? Добавьте результат, как в { $text }+1, или --tricks 10.
cli-tricks-differ = Взятки названы дважды, и по-разному.
cli-say-declarer = Кто разыгрывает? Когда в зоне одна сторона, это важно: добавьте --declarer N.
cli-say-vul = Кто в зоне в этой сдаче чикаго? Добавьте --vul.
cli-preset-form = Набор правил { $preset } — не для формы { $form }.
cli-set = { $text } — не правило дома: пишите ПРАВИЛО=ЗНАЧЕНИЕ, например honours=true.
cli-set-name = Правила дома { $name } нет; список даёт rekontra options.

# Что запрещают правила сверх общих запретов.
cli-refused-honours-duplicate = В спортивном бридже онёры не считаются.
cli-refused-set-duplicate = В спортивном бридже правил дома нет; выберите --form или --preset роббера или чикаго.
cli-refused-deal-number = Номера есть только у сдач чикаго: уберите --deal.
cli-refused-no-deal = В чикаго четыре сдачи, и сдачи { $number } среди них нет.
cli-refused-leg-form = Здесь каждая сдача сама по себе, и под чертой ничего нет: уберите --leg.
cli-refused-leg = { $leg } очков под чертой стоять не может: до гейма там 0 или от 20 до 90 десятками.
cli-refused-chicago = В чикаго нет сдачи, у которой и такой номер, и такая зона, и столько очков под чертой.

# Счёт.
cli-score-title =
    { $contract } · { $seat } · { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    } · { $vulnerable ->
        [yes] в зоне
       *[no] до зоны
    }
cli-score-passed-out = Все пасовали: ничего не записано.
cli-score-side = Сторона
cli-score-line = Черта
cli-score-above = над
cli-score-below = под
cli-score-reason = За что
cli-score-arithmetic = Как считается
cli-score-points = Очки
cli-score-total = Итог
cli-score-game =
    { $side ->
        [NS] Это гейм: Север–Юг.
       *[EW] Это гейм: Восток–Запад.
    }
cli-score-rubber =
    { $side ->
        [NS] Это второй гейм, и роббер окончен: Север–Юг.
       *[EW] Это второй гейм, и роббер окончен: Восток–Запад.
    }

# Файлы сдач.
cli-check-file =
    { $path }: { $boards ->
        [one] { $boards } сдача
        [few] { $boards } сдачи
       *[other] { $boards } сдач
    }, { $issues ->
        [0] всё в порядке
        [one] { $issues } замечание
        [few] { $issues } замечания
       *[other] { $issues } замечаний
    }
cli-check-issue =
    { $place }: { $board ->
        [0] {""}
       *[other] сдача { $board }:{" "}
    }{ $why }
cli-convert-done =
    { $count ->
        [one] { $count } сдача записана
        [few] { $count } сдачи записаны
       *[other] { $count } сдач записано
    } в { $path }
cli-convert-issues =
    { $path }: { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    } с ошибкой; подробнее скажет rekontra check.
cli-convert-unwritable = { $path } не записать: { $why }
cli-files-unreadable = { $path } не прочесть: { $why }
cli-files-encoding = Кодировки { $name } нет; может быть, cp1251, cp1252 или cp1250?
cli-flaw-no-tag = { $text } — не поле PBN
cli-flaw-no-pair = { $text } — не ключ из двух букв
cli-flaw-stray = { $text } ни к чему не относится
cli-flaw-unclosed = примечание не закрыто
cli-flaw-open-bracket = у скобки нет пары
cli-flaw-value = { $name } не может быть { $text }
cli-flaw-repeated = { $name } стоит в одной сдаче дважды
cli-flaw-nothing-before = { $name } — «как в прошлой сдаче», но там этого нет
cli-flaw-dealt-twice = карта { $text } сдана дважды
cli-flaw-hand-size =
    { $seat }: на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
cli-flaw-call = { $text } — не заявка
cli-flaw-illegal-call = заявка { $text } здесь недопустима
cli-flaw-card = { $text } — не карта
cli-flaw-not-held = { $seat }: карты { $text } на руке нет
cli-flaw-revoke = { $seat }: { $text } — ренонс, масть на руке есть
cli-flaw-unplaced = неизвестно, когда сыграна { $text }
cli-flaw-note = пояснения { $text } нет, или на него ничто не ссылается
cli-flaw-differs = { $name }: стоит { $text }, а по остальному выходит { $found }
cli-flaw-charset = кодировки { $text } нет
cli-flaw-too-long =
    { $name }: отброшено всё после { $count ->
        [one] { $count } знака
       *[other] { $count } знаков
    }
cli-flaw-too-much =
    { $name ->
        [boards] сдачи после первых { $count } не прочитаны
        [parts] в одной сдаче больше { $count } частей, дальше файл не прочитан
        [inherited] из прошлых сдач взято больше { $count } знаков, остальное не взято
       *[issues] замечаний больше { $count }, остальные не показаны
    }
cli-flaw-no-text = это не текст
cli-flaw-too-large =
    больше { $count ->
        [one] { $count } байта
       *[other] { $count } байт
    } не читается
cli-flaw-no-json = это не JSON: { $text }
cli-flaw-no-link = это не ссылка просмотрщика сдач с картами

# Сдачи.
cli-deal-title = Сдача { $board } · { $dealer } · { $zone }
cli-deal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cli-deal-looking = Поиск сдачи { $board }
cli-deal-none =
    { $tries ->
        [one] Для сдачи { $board } перебрана { $tries } сдача, и она не та
        [few] Для сдачи { $board } перебрано { $tries } сдачи, и подходящей нет
       *[other] Для сдачи { $board } перебрано { $tries } сдач, и подходящей нет
    }: { $where }. Смягчите условие или ищите дольше с --tries.
cli-where = Условие не читается с { $place }-го знака{ $found }: { $why }
cli-where-found = , «{ $text }»
cli-where-why =
    { $fault ->
        [too-long] оно слишком длинное.
        [too-deep] слишком много вложенных скобок или длинная цепочка.
        [sign] такому знаку в условии не место.
        [syntax] здесь чего-то не хватает или что-то лишнее; равенство пишется ==.
        [name] о руке можно спросить { $allowed }.
        [seat] рука — одна из { $allowed }.
        [hands] вопрос задают об одной руке, например hcp(N).
        [number] числа — не больше 999.
        [shape] расклад — четыре длины, вместе 13, например "4432" или "10-2-1-0".
        [kind] число, расклад или «да — нет» сюда не подходит.
        [practice] виды упражнений: { $allowed }.
       *[part] это не часть условия.
    }
cli-suit-S = п
cli-suit-H = ч
cli-suit-D = б
cli-suit-C = т
cli-rank =
    { $rank ->
        [A] Т
        [K] К
        [Q] Д
        [J] В
        [T] 10
       *[other] { $rank }
    }

# Файл записи.
cli-sheet-place =
    { $sheet ->
        [0] {""}
       *[other] лист { $sheet }:{" "}
    }{ $deal ->
        [0] {""}
       *[other] сдача { $deal }:{" "}
    }
cli-sheet-refused = { $place }{ $why }
cli-sheet-no-file = { $path } не прочесть: { $why }
cli-sheet-syntax = { $place }это не JSON: { $why }
cli-sheet-profile = { $place }правила не прочесть: { $why }
cli-sheet-missing = { $place }нет поля { $field }
cli-sheet-unknown = { $place }поля { $field } нет; может быть, { $near }?
cli-sheet-value = { $place }{ $field }: нужно { $allowed }, а не { $found }
cli-sheet-range = { $place }{ $field }: нужно от { $low } до { $high }, а не { $found }
cli-sheet-without = { $place }{ $field }: в сдаче, где все пасовали, этого нет
cli-sheet-behind =
    { $place }{ $count ->
        [one] Сдача { $deals } — после конца матча, она не записана.
       *[other] Сдачи { $deals } — после конца матча, они не записаны.
    }
cli-sheet-title = { $form } · { $rules }
cli-sheet-number = Лист { $sheet }
cli-sheet-games = Геймы
cli-sheet-leg = Сейчас под чертой
cli-sheet-total = Итого
cli-sheet-of-deal = сдача { $deal }
cli-sheet-at-end = в конце
cli-sheet-side-us =
    { $name ->
        [we] Мы
        [they] Они
        [NS] N–S
        [EW] E–W
       *[other] { $name }
    }
cli-sheet-deal = Сдача
cli-sheet-contract = Контракт
cli-sheet-by = Чей
cli-sheet-result = Итог
cli-sheet-zone = В зоне
cli-sheet-passed-out = все пасовали
cli-sheet-nobody = –
cli-sheet-both = все
cli-sheet-open = Матч не окончен.
cli-sheet-stopped = Прерван до конца.
cli-sheet-draw = Ничья: рассчитываться не за что.
cli-sheet-won =
    { $name }: больше на { $points }, { $units ->
        [one] { $units } единица
        [few] { $units } единицы
       *[other] { $units } единиц
    }
cli-sheet-money = По { $stake } за единицу каждый из них получает { $money }.
cli-sheet-rubber = Два гейма: { $name }
cli-sheet-next = Дальше сдаёт: { $seat }

# Вскрытую.
cli-solve-declarer = Разыгрывает
cli-solve-par =
    { $side ->
        [NS] Минимакс — { $points } у Севера–Юга: { $contracts }.
        [EW] Минимакс — { $points } у Востока–Запада: { $contracts }.
       *[none] Минимакс — 0: никто ничего не сыграет, и всем надо пасовать.
    }
cli-solve-par-means = Минимакс — счёт, лучше которого не добьётся ни одна сторона, когда все видят все карты; важны зона и кто сдаёт.
cli-solve-contract = { $contract }, { $by }, { $margin }
cli-solve-either = { $one } или { $other }
cli-solve-progress = Решаю
cli-solve-one-of = Которую сдачу? Напишите её в кавычках или назовите файл сдач через --file — что-нибудь одно.
cli-solve-deal = { $text } — не сдача: пишите четыре руки от Севера, как "N:AKQ2.AK3.A94.A52 T98.QJT.KQJ.9876 …".
cli-solve-no-deal = В сдаче { $board } нет полного расклада: нужны четыре руки по 13 разных карт.
cli-solve-empty = В { $path } нет ни одной сдачи.
cli-solve-no-solver = Вскрытую на этой машине считать нечем: нужный для этого пакет endplay здесь не установлен.

# Разбор сдачи.
cli-review-progress = Разбираю сдачи
cli-review-no-board = Сдачи { $board } в { $path } нет.
cli-review-refused = Сдачу { $board } не разобрать: { $why }
cli-review-seat = Игрок
cli-review-call = Заявка
cli-review-says = Что она говорит
cli-review-book = По системе
cli-review-unlisted = в системе такой заявки нет; понята натурально
cli-review-rather = { $call }: { $why }
cli-review-contract =
    { $contract } · перед первым ходом на вскрытых картах { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
cli-review-trick = Взятка
cli-review-after = На вскрытых
cli-review-cost =
    Взятка { $trick }, { $seat }: { $card } на вскрытых картах стоит { $cost ->
        [one] { $cost } взятку
        [few] { $cost } взятки
       *[other] { $cost } взяток
    }, { $best } — ничего; { $reasonable ->
        [yes] по тому, что было видно, карта не хуже других.
        [no] по тому, что было видно, можно было лучше.
       *[unknown] как это выглядело за столом, неизвестно.
    }
cli-review-player = Игрок
cli-review-calls = Заявки по системе
cli-review-of = { $part } из { $whole }
cli-review-cards = Карты
cli-review-lost = Потеряно взяток
cli-review-avoidable = Можно было лучше

# Матч ботов.
cli-match-no-solver = Вскрытую на этой машине считать нечем: добавьте --played, чтобы карты разыгрывались.
cli-match-begins = Первая сдача
cli-match-how =
    { $played ->
        [yes] с розыгрышем
       *[no] без розыгрыша, взятки по вскрытым картам
    }
cli-match-title =
    { $home } – { $away } · { $boards ->
        [one] { $boards } сдача
        [few] { $boards } сдачи
       *[other] { $boards } сдач
    } · { $how } · seed { $seed }
cli-match-imps = Импов за сдачу у хозяев: { $imps }
cli-match-result =
    { $imps ->
        [0] Ничья.
        [one] { $name } выигрывает { $imps } имп.
        [few] { $name } выигрывает { $imps } импа.
       *[other] { $name } выигрывает { $imps } импов.
    }
cli-match-boards = Сдачи хозяев: выиграно { $won }, вничью { $drawn }, проиграно { $lost }
cli-match-board = Сдача
cli-match-open = Открытая комната
cli-match-closed = Закрытая комната
cli-match-points = N–S
cli-match-won = Импы
cli-match-declared = Контракты
cli-match-games = Геймы
cli-match-slams = Шлемы
cli-match-doubled = Под контрой
cli-match-made = { $bid }, сыграно { $made }
cli-match-passed-out = Все пасовали: { $count } из { $tables }

# Клуб.
cli-serve-open = Клуб открыт: { $address } (Ctrl+C закроет)
cli-serve-network = Другие из вашей сети заходят по адресу { $address }
cli-serve-kept = Столы хранятся в { $path }
cli-serve-memory = Столы хранятся только в памяти
cli-serve-closed = Клуб закрыт.
cli-serve-port-taken = Порт { $port } занят, может быть, другим клубом: выберите свободный через --port или любой — через --port 0.
cli-serve-port-forbidden = Порт { $port } вам открыть нельзя: выберите через --port больше 1023.
cli-serve-no-address = У этой машины нет адреса { $host }: --host — это 127.0.0.1, 0.0.0.0 или один из её собственных.
cli-serve-data-occupied = На { $path } уже открыт клуб. Закройте его или назовите другой файл через --data.
cli-serve-data-newer = { $path } записан более новой Реконтрой: обновите эту или выберите другой файл через --data.
cli-serve-data-unwritable = { $path } нельзя открыть для записи: выберите другой файл через --data или играйте с --memory.
cli-serve-data = Столы из { $path } не открываются ({ $why }): выберите другой файл через --data.
cli-serve-not-started = Клуб не открылся; почему — сказано в строках выше.
cli-serve-executor = До машин за { $address } не добраться ({ $why }): проверьте --executor или уберите его, и боты будут думать здесь.
cli-serve-executor-missing = Для --executor нужен пакет distributed: установите rekontra[cluster].

# Правила дома.
cli-options-presets = { $form }: наборы правил и что каждый меняет
cli-options-as-usual = ничего
cli-options-head = Правила дома для --set, обычное значение первым
cli-options-only = Только для: { $forms }.
cli-options-needs = Только при { $need }.
cli-option =
    { $name ->
        [honours] Платят ли за четыре или пять козырных онёров или четырёх тузов на одной руке.
        [honours_claim] Кто находит онёры: программа или сам держатель, после розыгрыша или после торговли.
        [rubber_premium_scheme] 700 или 500 в конце роббера — или 200 за гейм и 700 за последний.
        [final_game_also] Пишут ли за последний гейм и его 200 кроме 700.
        [rubber_2_0] Премия за роббер в два гейма к нулю.
        [rubber_2_1] Премия за роббер в два гейма к одному.
        [insult_doubled] Премия за сыгранный контракт с контрой.
        [insult_redoubled] Премия за сыгранный контракт с реконтрой.
        [nv_doubled_undertricks] Недобор с контрой до зоны: 100, 200, 200, дальше по 300 — или 100, дальше по 200.
        [unfinished_game] Премия за гейм, когда роббер прерван.
        [unfinished_part] Премия за частичную запись, когда роббер прерван.
        [unfinished_reading] Кому платят в прерванном роббере: единственной стороне с геймом или записью — или каждой.
        [unit] Сколько очков в единице расчёта.
        [round] Как разность становится единицами: ровно половина вверх или вниз, всегда вниз, всегда вверх, никак.
        [stake] Сколько стоит единица для каждого игрока.
        [rubber_winner] Чьим зовётся роббер: большей суммы или двух геймов.
        [tour] Один матч — или три роббера, где каждая пара сыграет по разу.
        [tour_order] Тянут ли пары тура по картам, или порядок твёрдый.
        [tour_dealer] Тянут ли первого сдающего следующего роббера, или сдача идёт дальше по кругу.
        [vul_scheme] Кто в зоне во второй и третьей сдаче чикаго: сторона сдающего или другая.
        [fourth_deal_part] За что 100 в конце чикаго: за частичную запись в четвёртой сдаче или за оставшуюся.
        [passed_out] Пересдают ли в чикаго сдачу, где все пасовали, или считают её.
        [first_dealer] Кто сдаёт первым: по жребию или Север.
        [players] Сколько игроков за столом.
        [rotation] Как меняются партнёры вшестером и всемером: по жребию или кто реже играл вместе.
        [individual_total] Что копит каждый игрок за несколько матчей.
        [training_declarer] Кто разыгрывает учебную сдачу: сторона с большим числом очков, по уговору или по торговле.
        [training_length] Сколько сдач в учебном матче; 0 — до двух геймов одной стороны.
        [training_game_premium] Премия за каждый гейм учебного матча.
        [training_rubber_premium] Премия за второй гейм, которым кончается учебный матч.
        [draw_follow_suit] Надо ли отвечать в масть, пока карты набирают.
        [stock_top_face_up] Видна ли верхняя карта колоды до хода.
        [last_trick] Когда можно посмотреть последнюю взятку.
       *[dummy_sees_all] Видит ли болван все четыре руки.
    }

# Торговля.
cli-help-bid = Сказать, что заявили бы боты с этой рукой и почему.
cli-help-bid-hand = Рука: пики, червы, бубны и трефы через точку.
cli-help-bid-auction = Заявки от сдающего, например "1C P 1S X"; следующей говорит эта рука.
cli-help-bid-dealer = Кто сдавал; если не сказано — Север.
cli-help-bid-vul = Кто в зоне; если не сказано — никто.
cli-help-bid-part = Что записано под чертой у Севера–Юга и у Востока–Запада, например 40,0.
cli-help-bid-system = Система всех четырёх игроков.
cli-help-bid-without = Конвенции, которые не играются, через запятую.
cli-help-bid-explain = Сказать и о том, что показала каждая заявка до сих пор.
cli-help-bid-json = Печатать JSON: заявку, почему она и какие ещё возможны.
cli-help-bid-file = Файл с одним таким вопросом на строку в JSON, поля называются как параметры; - читает стандартный ввод.
cli-bid-hand = { $text } не прочесть как руку ({ $why }): пишите вроде AKQ72.K83.A94.52.
cli-bid-cards =
    { $count ->
        [one] В руке { $count } карта, а должно быть 13.
        [few] В руке { $count } карты, а должно быть 13.
       *[other] В руке { $count } карт, а должно быть 13.
    }
cli-bid-calls = { $text } — не заявка: пишите 1C … 7NT, P, X или XX.
cli-bid-call =
    Заявка { $number }, { $call }, невозможна: { $reason ->
        [insufficient-bid] она слишком низкая.
        [nothing-to-double] контрить нечего.
        [nothing-to-redouble] реконтрить нечего.
       *[auction-over] торговля к этому времени закончена.
    }
cli-bid-heard = { $seat }: { $call } — { $said }
cli-bid-chosen = { $call } — { $said }
cli-bid-alternative = Или { $call } — { $said }
