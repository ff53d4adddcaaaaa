# Лист записи. Очки пишутся без разделителей. $who — we, they, NS или EW.

sheet-title =
    { $form ->
        [rubber] Роббер { $match }
        [chicago] Чикаго { $match }
        [duplicate] Спортивный счёт { $match }
        [training] Учебная игра { $match }
        [draw] Бридж вдвоём { $match }
       *[chicago_duplicate] Чикаго без переноса { $match }
    }
sheet-back = К столу
sheet-print = Печать
sheet-pad = Лист записи
sheet-line = Черта
sheet-hint = Нажмите на любое число, чтобы узнать, откуда оно.
sheet-side =
    { $who ->
        [we] Мы
        [they] Они
        [NS] Север–Юг
       *[EW] Восток–Запад
    }
sheet-side-short =
    { $who ->
        [we] Мы
        [they] Они
        [NS] N–S
       *[EW] E–W
    }
sheet-vulnerable = в зоне
sheet-total = итого
sheet-sum = Всего
sheet-below = Под чертой
sheet-above = Над чертой

sheet-word =
    { $reason ->
        [tricks] заказанные взятки
        [odd_tricks] взятки сверх шести
        [defence] взятки вистующих
        [overtricks] лишние взятки
        [insult] сыгранная контра
        [small_slam] малый шлем
        [grand_slam] большой шлем
        [undertricks] недобор
        [honours] онёры
        [game] гейм
        [rubber] роббер
        [part_score] частичная запись
        [unfinished_game] гейм в прерванном роббере
       *[unfinished_part] частичная запись в прерванном роббере
    }

sheet-mark =
    { $reason ->
        [small_slam] шлем
        [grand_slam] шлем
        [honours] онёры
        [game] гейм
        [rubber] роббер
        [part_score] часть
        [unfinished_game] за гейм
        [unfinished_part] за часть
       *[other] {""}
    }

sheet-figure-spoken =
    { $points }, { $who ->
        [we] мы
        [they] они
        [NS] Север–Юг
       *[EW] Восток–Запад
    }, { $deal ->
        [0] в конце
       *[other] сдача { $deal }
    }, { $reason ->
        [tricks] заказанные взятки, под чертой
        [odd_tricks] взятки сверх шести, под чертой
        [defence] взятки вистующих сверх шести
        [overtricks] лишние взятки
        [insult] сыгранный контракт с контрой
        [small_slam] малый шлем
        [grand_slam] большой шлем
        [undertricks] недобор
        [honours] онёры
        [game] гейм
        [rubber] роббер
        [part_score] частичная запись
        [unfinished_game] гейм прерванного роббера
       *[unfinished_part] частичная запись прерванного роббера
    }{ $fate ->
        [made] , в счёт выигранного гейма
        [struck] , зачёркнуто
       *[open] {""}
    }
sheet-total-spoken =
    { $points }, итого, { $who ->
        [we] мы
        [they] они
        [NS] Север–Юг
       *[EW] Восток–Запад
    }
sheet-deal-spoken =
    { $points }, { $who ->
        [we] мы
        [they] они
        [NS] Север–Юг
       *[EW] Восток–Запад
    }, сдача { $deal }

sheet-deals = Сдачи
sheet-deal-contract = Контракт и разыгрывающий
sheet-passed-out = все пасовали
sheet-dealt-again = все пас, пересдача
sheet-to-come = играется
sheet-dealt-by = сдаёт { $seat }
sheet-zone =
    { $zone ->
        [none] все до зоны
        [NS] Север–Юг в зоне
        [EW] Восток–Запад в зоне
       *[all] все в зоне
    }
sheet-margin-spoken =
    { $sign ->
        [1] { $tricks ->
            [one] { $tricks } лишняя взятка
            [few] { $tricks } лишние взятки
           *[many] { $tricks } лишних взяток
        }
        [0] ровно
       *[other] без { $tricks ->
            [one] { $tricks } взятки
           *[other] { $tricks } взяток
        }
    }

sheet-wheel = Четыре сдачи
sheet-zone-short =
    { $zone ->
        [none] никто
        [all] все
        [we] мы
        [they] они
        [NS] N–S
       *[EW] E–W
    }
sheet-wheel-spoken =
    Сдача { $deal }: сдаёт { $seat }{ $zone ->
        [none] , все до зоны
        [all] , все в зоне
        [we] , мы в зоне
        [they] , они в зоне
        [NS] , Север–Юг в зоне
        [EW] , Восток–Запад в зоне
       *[later] {""}
    }.

sheet-empty = Записей пока нет
sheet-not-begun = Первая сдача будет, когда за столом соберутся четверо.
sheet-level = Пока поровну
sheet-draw = Ничья
sheet-leads =
    { $who ->
        [we] Мы впереди на { $points }
        [they] Они впереди на { $points }
        [NS] Север–Юг впереди на { $points }
       *[EW] Восток–Запад впереди на { $points }
    }
sheet-wins =
    { $who ->
        [we] Мы выиграли { $points }
        [they] Они выиграли { $points }
        [NS] Север–Юг: выигрыш { $points }
       *[EW] Восток–Запад: выигрыш { $points }
    }
sheet-now =
    { $deals ->
        [0] Сдача { $deal }
       *[other] Сдача { $deal } из { $deals }
    }, сдаёт { $dealer }
sheet-stopped = Прервано до конца.
sheet-difference = Разница
sheet-units-of =
    В единицах по { $unit }, { $round ->
        [half_down] ровно половина — вниз
        [floor] с округлением вниз
        [ceil] с округлением вверх
       *[half_away] с округлением
    }
sheet-units =
    { $units ->
        [one] { $units } единица
        [few] { $units } единицы
       *[many] { $units } единиц
    }
sheet-stake = По { $stake } за единицу
sheet-each =
    { $who ->
        [we] Каждому из нас
        [they] Каждому из них
        [NS] Северу и Югу, каждому
       *[EW] Востоку и Западу, каждому
    }
sheet-rubber-to =
    { $who ->
        [we] Роббер взяли мы
        [they] Роббер взяли они
        [NS] Роббер взяли Север–Юг
       *[EW] Роббер взяли Восток–Запад
    }, { $games ->
        [0] два гейма к нулю
       *[other] два гейма к одному
    }.
sheet-points-decide =
    { $by ->
        [games] По правилу дома роббер называют по стороне с двумя геймами; расчёт идёт по очкам.
       *[points] Побеждает бо́льшая сумма.
    }
sheet-earlier = Матчи за этим столом
sheet-players = Игроки
sheet-units-head = Единицы
sheet-running =
    { $by ->
        [points] Очки каждого игрока
       *[units] Единицы каждого игрока
    }

sheet-why-place =
    { $place ->
        [below] под чертой,
        [above] над чертой,
       *[all] {""}
    } { $who ->
        [we] мы
        [they] они
        [NS] Север–Юг
       *[EW] Восток–Запад
    }
sheet-deal-number = Сдача { $deal }
sheet-played =
    { $tricks ->
        [one] { $name }, { $tricks } взятка
        [few] { $name }, { $tricks } взятки
       *[many] { $name }, { $tricks } взяток
    }
sheet-term =
    { $reason ->
        [tricks] { $strain ->
            [C] Заказанные взятки, трефы
            [D] Заказанные взятки, бубны
            [H] Заказанные взятки, червы
            [S] Заказанные взятки, пики
           *[NT] { $from ->
                [1] Первая заказанная взятка, без козыря
               *[other] Следующие заказанные взятки
            }
        }
        [odd_tricks] { $strain ->
            [C] Взятки сверх шести, трефы
            [D] Взятки сверх шести, бубны
            [H] Взятки сверх шести, червы
            [S] Взятки сверх шести, пики
           *[NT] { $from ->
                [1] Первая взятка сверх шести, без козыря
               *[other] Следующие взятки сверх шести
            }
        }
        [defence] Взятки вистующих сверх шести
        [overtricks] { $doubling ->
            [0] { $count ->
                [one] Лишняя взятка
               *[other] Лишние взятки
            }
            [1] { $count ->
                [one] Лишняя взятка с контрой
               *[other] Лишние взятки с контрой
            }
           *[2] { $count ->
                [one] Лишняя взятка по цене контры
               *[other] Лишние взятки по цене контры
            }
        }
        [undertricks] { $several ->
            [0] { $count ->
                [one] Недобранная взятка
               *[other] Недобранные взятки
            }
           *[other] { $count ->
                [one] Недобор, взятка { $range }
               *[other] Недобор, взятки { $range }
            }
        }
        [insult] { $doubling ->
            [1] Сыгранный контракт с контрой
           *[2] Сыгранный контракт с реконтрой
        }
        [small_slam] Малый шлем, заказан и сыгран
        [grand_slam] Большой шлем, заказан и сыгран
        [honours] { $strain ->
            [NT] Четыре туза на одной руке
           *[other] { $points ->
                [150] Все пять козырных онёров на одной руке
               *[other] Четыре козырных онёра на одной руке
            }
        }
        [game] Гейм
        [rubber] Роббер
        [part_score] Частичная запись
        [unfinished_game] Гейм в прерванном роббере
       *[unfinished_part] Частичная запись в прерванном роббере
    }
sheet-factor =
    { $doubling ->
        [1] Контра
       *[2] Реконтра
    }
sheet-was-vulnerable =
    { $who ->
        [we] { $vulnerable ->
            [yes] Мы были в зоне.
           *[no] Мы были до зоны.
        }
        [they] { $vulnerable ->
            [yes] Они были в зоне.
           *[no] Они были до зоны.
        }
        [NS] { $vulnerable ->
            [yes] Север–Юг были в зоне.
           *[no] Север–Юг были до зоны.
        }
       *[EW] { $vulnerable ->
            [yes] Восток–Запад были в зоне.
           *[no] Восток–Запад были до зоны.
        }
    }
sheet-whole-deal = Вся сдача { $deal }
sheet-house = Правило дома: { $rule }
sheet-total-rule = Считаются обе половины: побеждает бо́льшая сумма, кто бы ни взял геймы.
sheet-total-deals = Сумма всех сдач.

sheet-leg-open = Они идут в счёт гейма, для которого нужна сотня.
sheet-leg-made = { $sum }: сто и больше — гейм. Проводится черта, и обе стороны начинают следующий гейм с нуля.
sheet-leg-helped = Они помогли сыграть гейм в сдаче { $deal }.
sheet-leg-struck = Гейм раньше сыграла другая сторона, поэтому в счёт гейма они больше не идут; в сумме остаются.

sheet-rule-tricks =
    { $strain ->
        [C] Каждая заказанная взятка сверх шести на трефах и бубнах стоит 20.
        [D] Каждая заказанная взятка сверх шести на трефах и бубнах стоит 20.
        [H] Каждая заказанная взятка сверх шести на червах и пиках стоит 30.
        [S] Каждая заказанная взятка сверх шести на червах и пиках стоит 30.
       *[NT] Без козыря первая заказанная взятка сверх шести стоит 40, каждая следующая 30.
    }
sheet-rule-odd-tricks =
    { $strain ->
        [C] Каждая взятка сверх шести на трефах и бубнах стоит 20.
        [D] Каждая взятка сверх шести на трефах и бубнах стоит 20.
        [H] Каждая взятка сверх шести на червах и пиках стоит 30.
        [S] Каждая взятка сверх шести на червах и пиках стоит 30.
       *[NT] Без козыря первая взятка сверх шести стоит 40, каждая следующая 30.
    }
sheet-rule-defence = Каждая взятка вистующих сверх шести приносит им 50, а если разыгрывающий в зоне — 100.
sheet-rule-overtricks =
    { $doubling ->
        [0] Взятка сверх контракта стоит как заказанная: 20 на трефах и бубнах, 30 на червах, пиках и без козыря.
        [1] Взятка сверх контракта с контрой приносит 100, в зоне 200.
       *[2] Взятка сверх контракта с реконтрой приносит 200, в зоне 400.
    }
sheet-rule-insult =
    { $doubling ->
        [1] Сыгранный контракт с контрой приносит { $points }, один раз за сдачу.
       *[2] Сыгранный контракт с реконтрой приносит { $points }, один раз за сдачу.
    }
sheet-rule-small-slam = Двенадцать взяток, заказанных и взятых, приносят 500, в зоне 750.
sheet-rule-grand-slam = Все тринадцать взяток, заказанных и взятых, приносят 1000, в зоне 1500.
sheet-rule-undertricks =
    { $doubling ->
        [0] Каждая недобранная взятка приносит другой стороне 50, а если разыгрывающий в зоне — 100.
       *[other] { $vulnerable ->
            [yes] С контрой в зоне первая недобранная взятка стоит 200, каждая следующая 300.
           *[no] { $house ->
                [nv_doubled_undertricks] С контрой до зоны недобор стоит столько, сколько принято в доме.
               *[none] С контрой до зоны первая недобранная взятка стоит 100, вторая и третья по 200, следующие по 300.
            }
        }
    }{ $doubling ->
        [2] {" "}Реконтра удваивает это.
       *[other] {""}
    }
sheet-rule-honours =
    { $strain ->
        [NT] Четыре туза на одной руке при игре без козыря приносят 150, кто бы ни играл и чем бы ни кончилось.
       *[other] Четыре онёра из козырных туза, короля, дамы, валета и десятки на одной руке приносят 100, все пять — 150, кто бы ни играл и чем бы ни кончилось.
    }
sheet-rule-game =
    { $form ->
        [rubber] Гейм сразу приносит { $points }.
        [draw] Гейм сразу приносит { $points }.
        [training] Сто очков под чертой — гейм; он приносит { $points }.
        [duplicate] Контракт на сто и больше очков за взятки — гейм; он приносит 300, в зоне 500.
        [chicago] Гейм сразу приносит 300, а если сторона в зоне в сдаче, которая его завершает, — 500.
       *[chicago_duplicate] Контракт на сто и больше очков за взятки — гейм; он приносит 300, в зоне 500.
    }
sheet-rule-rubber =
    { $house ->
        [rubber_premium_scheme] Гейм, который кончает роббер, приносит { $points }.
       *[none] { $games ->
            [0] Два гейма кончают роббер. У другой стороны нет ни одного, премия { $points }.
           *[other] Два гейма кончают роббер. У другой стороны есть один, премия { $points }.
        }
    }
sheet-rule-part-score =
    { $form ->
        [chicago_duplicate] Контракт меньше чем на сто очков за взятки приносит { $points }.
        [duplicate] Контракт меньше чем на сто очков за взятки приносит { $points }.
       *[chicago] { $house ->
            [fourth_deal_part] Частичная запись, оставшаяся после четвёртой сдачи, приносит { $points }.
           *[none] Частичная запись, сделанная в четвёртой сдаче, приносит { $points }.
        }
    }
sheet-rule-unfinished-game =
    { $house ->
        [unfinished_reading] Роббер прерван: стороне, у которой есть гейм, полагается { $points }.
       *[none] Роббер прерван: единственной стороне с геймом полагается { $points }.
    }
sheet-rule-unfinished-part =
    { $house ->
        [unfinished_reading] Роббер прерван: стороне с частичной записью в начатом гейме полагается { $points }.
       *[none] Роббер прерван: единственной стороне с частичной записью в начатом гейме полагается { $points }.
    }

sheet-option-honours =
    { $value ->
        [yes] Онёры считаются.
       *[no] Онёры не считаются.
    }
sheet-option-honours-claim =
    { $value ->
        [after_auction] Онёры заявляют после торговли, иначе они пропадают.
       *[after_play] Онёры заявляют сразу после розыгрыша, иначе они пропадают.
    }
sheet-option-rubber-premium-scheme = Гейм сразу приносит 200, тот, что кончает роббер, — 700.
sheet-option-final-game-also = Последний гейм тоже приносит свои 200.
sheet-option-rubber-2-0 = Роббер в два гейма к нулю приносит { $value }.
sheet-option-rubber-2-1 = Роббер в два гейма к одному приносит { $value }.
sheet-option-insult-doubled = Сыгранный контракт с контрой приносит { $value }.
sheet-option-insult-redoubled = Сыгранный контракт с реконтрой приносит { $value }.
sheet-option-nv-doubled-undertricks = Недобор с контрой до зоны: 100 за первую взятку, 200 за каждую следующую.
sheet-option-unfinished-reading = В прерванном роббере премию получает каждая сторона с геймом или частичной записью, а не только единственная.
sheet-option-unfinished-game = Гейм в прерванном роббере приносит { $value }.
sheet-option-unfinished-part = Частичная запись в прерванном роббере приносит { $value }.
sheet-option-unit = Единица — { $value } очков.
sheet-option-round =
    { $value ->
        [half_down] Ровно половина единицы округляется вниз.
        [floor] Единицы округляются вниз.
        [ceil] Единицы округляются вверх.
       *[none] Рассчитываются точные очки.
    }
sheet-option-stake = Единица стоит { $value }.
sheet-option-rubber-winner = Роббер называется по стороне, взявшей два гейма.
sheet-option-tour = Три роббера, каждая пара по разу.
sheet-option-vul-scheme = Во второй и третьей сдачах в зоне та сторона, которая не сдаёт.
sheet-option-fourth-deal-part = Частичная запись, оставшаяся после четвёртой сдачи, приносит 100.
sheet-option-passed-out = Сдача, где все пасовали, считается одной из четырёх.
sheet-option-first-dealer = Первым сдаёт Север.
sheet-option-training-declarer =
    { $value ->
        [auction] Разыгрывающий и масть — по торговле.
       *[manual] Разыгрывающий и масть — по уговору.
    }
sheet-option-training-length =
    { $value ->
        [one] В матче { $value } сдача.
        [few] В матче { $value } сдачи.
       *[other] В матче { $value } сдач.
    }
sheet-option-training-game-premium = Гейм приносит { $value }.
sheet-option-training-rubber-premium = Второй гейм кончает матч и приносит ещё { $value }.
sheet-option-draw-follow-suit = Пока карты набирают, надо отвечать в масть.
sheet-option-stock-top-face-up = Верхняя карта колоды видна до хода.
