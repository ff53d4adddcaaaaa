# Тренировка: стол с ботами, подсказки, задачи на торговлю и то, как играют боты.

practice-title = Потренироваться с ботами
practice-text = Вы и три бота. Выберите сдачи, и первая уже роздана.
practice-kind-any = Любые сдачи
practice-kind-notrump = Открытия 1БК
practice-kind-strong = Сильные руки
practice-kind-weak-two = Слабые два
practice-kind-preempt = Блоки
practice-kind-part-score = Частичные записи
practice-kind-game = Геймы
practice-kind-major-game = Геймы в мажоре
practice-kind-slam = Шлемы
practice-kind-competition = Конкурентная торговля
practice-kind-defence = Вист
practice-kind-two-suiter = Двухмастки
practice-more = Другие сдачи
practice-name = Игрок
practice-level = Боты играют { $choice }.
practice-level-weak = просто
practice-level-medium = хорошо
practice-level-strong = в полную силу
practice-now = Тренировка: { $kind }
practice-deals = Сдачи
practice-deals-wait = Другие сдачи можно выбрать после этой.

bots = Боты и тренировка
bots-now = { $level ->
    [weak] простая игра
    [strong] сильная игра
   *[medium] хорошая игра
}, { $pace ->
    [slow] медленно
    [fast] быстро
    [instant] без пауз
   *[normal] обычный темп
}
bots-look = Посмотреть
bots-host-only = Это выбирает тот, кто ведёт стол.
bots-level = Как они играют
bots-level-weak = Слабо
bots-level-medium = Средне
bots-level-strong = Сильно
bots-level-weak-text = Карты по старым правилам: вторая рука младшей, третья старшей.
bots-level-medium-text = Примеряют несколько раскладов.
bots-level-strong-text = Примеряют много раскладов, около секунды на карту.
bots-level-bidding = Торгуют все одинаково, и никто не видит закрытых карт.
bots-pace = Как быстро
bots-pace-slow = Медленно
bots-pace-normal = Обычно
bots-pace-fast = Быстро
bots-pace-instant = Без пауз
bots-card = Их конвенционная карта
bots-card-wait = Посреди сдачи карту не меняют.
bots-card-load = Карта придёт вместе с записью.
card-notrump = Открытие 1БК показывает { $choice } очков.
card-five_card_majors = Пятёрочные мажоры
card-five_card_majors-text = Открытие в черве или пике обещает пять карт; без этого хватит четырёх.
card-weak_twos = Слабые два
card-weak_twos-text = 2♦, 2♥ и 2♠ показывают шесть карт и слабую руку.
card-strong_two_clubs = Сильные 2♣
card-strong_two_clubs-text = 2♣ показывают любую очень сильную руку и просят ответить.
card-stayman = Стейман
card-stayman-text = После 1БК заявка 2♣ спрашивает о мажоре из четырёх карт.
card-transfers = Трансферы
card-transfers-text = После 1БК заявка 2♦ показывает черву, а 2♥ пику.
card-gerber = Гербер
card-gerber-text = Прыжок в 4♣ после бескозырных спрашивает о тузах.
card-jacoby_two_notrump = 2БК Джекоби
card-jacoby_two_notrump-text = 2БК на мажор поднимают его не ниже гейма и спрашивают о короткой масти.
card-fourth_suit_forcing = Четвёртая масть форсинг
card-fourth_suit_forcing-text = Четвёртая масть ничего не говорит о себе и просит партнёра продолжать.
card-blackwood = Блэквуд
card-blackwood-text = 4БК спрашивают о тузах.
card-negative_doubles = Негативные контры
card-negative_doubles-text = Контра на вмешательство показывает незаявленные масти.
card-takeout_doubles = Вызывные контры
card-takeout_doubles-text = Контра на открытие соперника просит партнёра назвать лучшую масть.
card-michaels = Кюбид Майклза
card-michaels-text = Заявка масти, которой открылся соперник, показывает две другие масти.
card-unusual_notrump = Необычные бескозырные
card-unusual_notrump-text = Прыжок в 2БК на открытие соперника показывает две младшие незаявленные масти.
card-cappelletti = Каппеллетти
card-cappelletti-text = На 1БК соперника заявки второго уровня показывают одну длинную масть или две.

hint = Подсказка
hint-waiting = Бот смотрит на ваши карты…
hint-failed = Подсказка не пришла. Есть ли связь?
hint-call = Система заявляет
hint-card = Бот сыграл бы
hint-others = Рука позволяет и другое
hint-options = Взятки вашей стороны
hint-options-text = В среднем по раскладам, которые возможны на ваш взгляд.
hint-points = Первым стоит то, что даёт лучший счёт, а это не всегда больше взяток.
hint-unweighed = Эта карта по правилам игры; другие не взвешены.
hint-good = не хуже других
keys-hint = подсказка, когда вы играете с одними ботами

coach = Говорить после моих заявок, что заявляет система
coach-says = По системе { $call }
settings-coach = С одними ботами, после моих заявок
coach-off = ничего не говорить
coach-on = говорить, что по системе

calls-title = Что заявите?
calls-text = Рука, торговля, а потом ответ системы.
calls-kind = Задачи
calls-waiting = Сдаём задачу…
calls-failed = Задача не пришла. Есть ли связь?
calls-seat = Ваше место: { $seat }. { $who ->
    [none] Обе стороны до зоны.
    [all] Обе стороны в зоне.
    [we] Вы в зоне.
   *[they] Соперники в зоне.
}
calls-dealer = Вы сдаёте и заявляете первым.
calls-you = вы
calls-right = Как в системе
calls-possible = Можно и так
calls-wrong = По системе иначе
calls-book = По системе
calls-yours = Ваша заявка
calls-others = Можно и так
calls-next = Следующая задача
calls-score = { $right } из { $asked } по системе
calls-score-possible = ещё { $possible } можно
calls-score-none = Ответов ещё нет
