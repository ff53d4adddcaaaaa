# Бридж вдвоём: добор перед торговлей

draw = Добор
draw-trick = взятка { $number } из { $of }
draw-stock = Прикуп
draw-left =
    { $count ->
        [0] прикуп разобран
        [one] в прикупе { $count } карта
        [few] в прикупе { $count } карты
       *[other] в прикупе { $count } карт
    }
draw-top = Сверху прикупа: { $card }
draw-how = Кто взял взятку, берёт верхнюю карту, другой вторую.
draw-any = любая карта, козырей нет
draw-you =
    { $place ->
        [top] Вам верхняя карта
       *[next] Вам вторая карта
    }
draw-by =
    { $place ->
        [top] { $name }: верхняя карта
       *[next] { $name }: вторая карта
    }
draw-deals = Сдачи вдвоём здесь не разбирают
draw-deals-text = Их очки есть в записи.
draw-seen = { $name } берёт: { $card }
said-drew = Вам досталось: { $card }.
said-draw-over = Прикуп разобран.

tile-draw = Бридж вдвоём
tile-draw-text = с прикупом
about-draw = Игра для двоих. Тринадцать взяток без козыря решают лишь, кому какая карта прикупа; потом торговля, которую кончает один пас, и тринадцать взяток в счёт, без болвана. Счёт как в роббере.
rule-draw_follow_suit = При доборе отвечать в масть { $choice }.
choice-draw_follow_suit-false = не обязательно
choice-draw_follow_suit-true = обязательно
rule-stock_top_face_up = Верхняя карта прикупа { $choice }.
choice-stock_top_face_up-false = закрыта
choice-stock_top_face_up-true = видна обоим
