# The score sheet. Points never carry a separator. $who is we, they, NS or EW.

sheet-title =
    { $form ->
        [rubber] Rubber { $match }
        [chicago] Chicago { $match }
        [duplicate] Duplicate scoring { $match }
        [training] Training { $match }
        [draw] Draw Bridge { $match }
       *[chicago_duplicate] Duplicate Chicago { $match }
    }
sheet-back = To the table
sheet-print = Print
sheet-pad = Score pad
sheet-line = The line
sheet-hint = Tap any number to see where it comes from.
sheet-side =
    { $who ->
        [we] We
        [they] They
        [NS] North–South
       *[EW] East–West
    }
sheet-side-short =
    { $who ->
        [we] We
        [they] They
        [NS] N–S
       *[EW] E–W
    }
sheet-vulnerable = vulnerable
sheet-total = total
sheet-sum = In all
sheet-below = Below the line
sheet-above = Above the line

# What a number on the sheet is for.
sheet-word =
    { $reason ->
        [tricks] tricks bid
        [odd_tricks] tricks over six
        [defence] tricks of the defenders
        [overtricks] overtricks
        [insult] doubled, made
        [small_slam] small slam
        [grand_slam] grand slam
        [undertricks] undertricks
        [honours] honours
        [game] game
        [rubber] rubber
        [part_score] part-score
        [unfinished_game] game in a stopped rubber
       *[unfinished_part] part-score in a stopped rubber
    }

# The few words beside a number on the pad; the rest tell themselves by the deal.
sheet-mark =
    { $reason ->
        [small_slam] slam
        [grand_slam] slam
        [honours] honours
        [game] game
        [rubber] rubber
        [part_score] part-score
        [unfinished_game] for game
        [unfinished_part] for part
       *[other] {""}
    }

# A number for a screen reader; $deal is 0 for what is written when the match ends.
sheet-figure-spoken =
    { $points }, { $who ->
        [we] we
        [they] they
        [NS] North–South
       *[EW] East–West
    }, { $deal ->
        [0] at the end
       *[other] deal { $deal }
    }, { $reason ->
        [tricks] tricks bid, below the line
        [odd_tricks] tricks over six, below the line
        [defence] tricks of the defenders over six
        [overtricks] overtricks
        [insult] doubled contract made
        [small_slam] small slam
        [grand_slam] grand slam
        [undertricks] undertricks
        [honours] honours
        [game] game
        [rubber] rubber
        [part_score] part-score
        [unfinished_game] game of a stopped rubber
       *[unfinished_part] part-score of a stopped rubber
    }{ $fate ->
        [made] , towards a game made
        [struck] , struck out
       *[open] {""}
    }
sheet-total-spoken =
    { $points }, total, { $who ->
        [we] we
        [they] they
        [NS] North–South
       *[EW] East–West
    }
sheet-deal-spoken =
    { $points }, { $who ->
        [we] we
        [they] they
        [NS] North–South
       *[EW] East–West
    }, deal { $deal }

# The list of deals.
sheet-deals = Deals
sheet-deal-contract = Contract and declarer
sheet-passed-out = passed out
sheet-dealt-again = passed out, dealt again
sheet-to-come = to be played
sheet-dealt-by = { $seat } deals
sheet-zone =
    { $zone ->
        [none] nobody vulnerable
        [NS] North–South vulnerable
        [EW] East–West vulnerable
       *[all] all vulnerable
    }
# $sign is 1 for overtricks, 0 for just made, -1 for undertricks.
sheet-margin-spoken =
    { $sign ->
        [1] { $tricks ->
            [one] { $tricks } overtrick
           *[other] { $tricks } overtricks
        }
        [0] just made
       *[other] { $tricks } down
    }

# The wheel of a Chicago.
sheet-wheel = The four deals
sheet-zone-short =
    { $zone ->
        [none] none
        [all] all
        [we] we
        [they] they
        [NS] N–S
       *[EW] E–W
    }
sheet-wheel-spoken =
    Deal { $deal }: { $seat } deals{ $zone ->
        [none] , nobody is vulnerable
        [all] , all are vulnerable
        [we] , we are vulnerable
        [they] , they are vulnerable
        [NS] , North–South are vulnerable
        [EW] , East–West are vulnerable
       *[later] {""}
    }.

# How it stands and how it ended.
sheet-empty = Nothing written yet
sheet-not-begun = The first deal comes when the table has four players.
sheet-level = Level so far
sheet-draw = A draw
sheet-leads =
    { $who ->
        [we] We lead by { $points }
        [they] They lead by { $points }
        [NS] North–South lead by { $points }
       *[EW] East–West lead by { $points }
    }
sheet-wins =
    { $who ->
        [we] We win by { $points }
        [they] They win by { $points }
        [NS] North–South win by { $points }
       *[EW] East–West win by { $points }
    }
sheet-now =
    { $deals ->
        [0] Deal { $deal }
       *[other] Deal { $deal } of { $deals }
    }, dealt by { $dealer }
sheet-stopped = Stopped before its end.
sheet-difference = Difference
sheet-units-of =
    In units of { $unit }, { $round ->
        [half_down] an exact half rounded down
        [floor] rounded down
        [ceil] rounded up
       *[half_away] rounded
    }
sheet-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
sheet-stake = At { $stake } a unit
sheet-each =
    { $who ->
        [we] Each of us
        [they] Each of them
        [NS] North and South, each
       *[EW] East and West, each
    }
sheet-rubber-to =
    { $who ->
        [we] We took
        [they] They took
        [NS] North–South took
       *[EW] East–West took
    } the rubber, two games to { $games ->
        [0] none
       *[other] one
    }.
sheet-points-decide =
    { $by ->
        [games] By the house rule the rubber bears the name of the side with two games; the points settle the account.
       *[points] The larger total wins.
    }
sheet-earlier = Matches at this table
sheet-players = Players
sheet-units-head = Units
sheet-running =
    { $by ->
        [points] Points of each player so far
       *[units] Units of each player so far
    }

# The answer to a number.
sheet-why-place =
    { $place ->
        [below] below the line,
        [above] above the line,
       *[all] {""}
    } { $who ->
        [we] we
        [they] they
        [NS] North–South
       *[EW] East–West
    }
sheet-deal-number = Deal { $deal }
sheet-played =
    { $tricks ->
        [one] { $name }, { $tricks } trick
       *[other] { $name }, { $tricks } tricks
    }
# $count tricks from $from on, as $range "1" or "2–3"; $several whether there is more than one kind.
sheet-term =
    { $reason ->
        [tricks] { $strain ->
            [C] Tricks bid, clubs
            [D] Tricks bid, diamonds
            [H] Tricks bid, hearts
            [S] Tricks bid, spades
           *[NT] { $from ->
                [1] First trick bid, notrump
               *[other] Further tricks bid
            }
        }
        [odd_tricks] { $strain ->
            [C] Tricks over six, clubs
            [D] Tricks over six, diamonds
            [H] Tricks over six, hearts
            [S] Tricks over six, spades
           *[NT] { $from ->
                [1] First trick over six, notrump
               *[other] Further tricks over six
            }
        }
        [defence] Tricks of the defenders over six
        [overtricks] { $doubling ->
            [0] { $count ->
                [one] Overtrick
               *[other] Overtricks
            }
            [1] { $count ->
                [one] Overtrick, doubled
               *[other] Overtricks, doubled
            }
           *[2] { $count ->
                [one] Overtrick, at the doubled price
               *[other] Overtricks, at the doubled price
            }
        }
        [undertricks] { $several ->
            [0] { $count ->
                [one] Undertrick
               *[other] Undertricks
            }
           *[other] { $count ->
                [one] Undertrick { $range }
               *[other] Undertricks { $range }
            }
        }
        [insult] { $doubling ->
            [1] Doubled contract made
           *[2] Redoubled contract made
        }
        [small_slam] Small slam, bid and made
        [grand_slam] Grand slam, bid and made
        [honours] { $strain ->
            [NT] Four aces in one hand
           *[other] { $points ->
                [150] All five trump honours in one hand
               *[other] Four trump honours in one hand
            }
        }
        [game] Game
        [rubber] Rubber
        [part_score] Part-score
        [unfinished_game] Game in a stopped rubber
       *[unfinished_part] Part-score in a stopped rubber
    }
sheet-factor =
    { $doubling ->
        [1] Doubled
       *[2] Redoubled
    }
sheet-was-vulnerable =
    { $who ->
        [we] { $vulnerable ->
            [yes] We were vulnerable.
           *[no] We were not vulnerable.
        }
        [they] { $vulnerable ->
            [yes] They were vulnerable.
           *[no] They were not vulnerable.
        }
        [NS] { $vulnerable ->
            [yes] North–South were vulnerable.
           *[no] North–South were not vulnerable.
        }
       *[EW] { $vulnerable ->
            [yes] East–West were vulnerable.
           *[no] East–West were not vulnerable.
        }
    }
sheet-whole-deal = All of deal { $deal }
sheet-house = House rule: { $rule }
sheet-total-rule = Both halves count: the larger total wins, whoever took the games.
sheet-total-deals = The sum of all deals.

# What became of points below the line.
sheet-leg-open = They count towards a game, which takes a hundred.
sheet-leg-made = { $sum }: a hundred or more is a game. A line is drawn, and both sides start the next game from nothing.
sheet-leg-helped = They helped to make the game on deal { $deal }.
sheet-leg-struck = The other side made the game first, so they no longer count towards one; in the total they stay.

# The rules.
sheet-rule-tricks =
    { $strain ->
        [C] Each trick bid over six counts 20 in clubs and diamonds.
        [D] Each trick bid over six counts 20 in clubs and diamonds.
        [H] Each trick bid over six counts 30 in hearts and spades.
        [S] Each trick bid over six counts 30 in hearts and spades.
       *[NT] At notrump the first trick bid over six counts 40, each further one 30.
    }
sheet-rule-odd-tricks =
    { $strain ->
        [C] Each trick over six counts 20 in clubs and diamonds.
        [D] Each trick over six counts 20 in clubs and diamonds.
        [H] Each trick over six counts 30 in hearts and spades.
        [S] Each trick over six counts 30 in hearts and spades.
       *[NT] At notrump the first trick over six counts 40, each further one 30.
    }
sheet-rule-defence = Each trick of the defenders over six earns them 50, or 100 when declarer is vulnerable.
sheet-rule-overtricks =
    { $doubling ->
        [0] A trick more than bid earns its trick value: 20 in clubs and diamonds, 30 in hearts, spades and at notrump.
        [1] A trick more than a doubled contract earns 100, or 200 when vulnerable.
       *[2] A trick more than a redoubled contract earns 200, or 400 when vulnerable.
    }
sheet-rule-insult =
    { $doubling ->
        [1] Making a doubled contract earns { $points }, once a deal.
       *[2] Making a redoubled contract earns { $points }, once a deal.
    }
sheet-rule-small-slam = Twelve tricks, bid and made, earn 500, or 750 when vulnerable.
sheet-rule-grand-slam = All thirteen tricks, bid and made, earn 1000, or 1500 when vulnerable.
sheet-rule-undertricks =
    { $doubling ->
        [0] Each trick short earns the other side 50, or 100 when declarer is vulnerable.
       *[other] { $vulnerable ->
            [yes] Doubled and vulnerable, the first trick short costs 200 and each further one 300.
           *[no] { $house ->
                [nv_doubled_undertricks] Doubled and not vulnerable, the tricks short cost as the house has agreed.
               *[none] Doubled and not vulnerable, the first trick short costs 100, the second and third 200 each, any further one 300.
            }
        }
    }{ $doubling ->
        [2] {" "}A redouble makes it twice as much.
       *[other] {""}
    }
sheet-rule-honours =
    { $strain ->
        [NT] All four aces dealt to one hand at notrump earn 150, whoever plays the deal and however it ends.
       *[other] Of the ace, king, queen, jack and ten of trumps four dealt to one hand earn 100 and all five 150, whoever plays the deal and however it ends.
    }
sheet-rule-game =
    { $form ->
        [rubber] A game earns { $points } at once.
        [draw] A game earns { $points } at once.
        [training] A hundred points below the line make a game, which earns { $points }.
        [duplicate] A contract of a hundred or more in tricks is a game and earns 300, or 500 when vulnerable.
        [chicago] A game earns 300 at once, or 500 when the side is vulnerable on the deal that completes it.
       *[chicago_duplicate] A contract of a hundred or more in tricks is a game and earns 300, or 500 when vulnerable.
    }
sheet-rule-rubber =
    { $house ->
        [rubber_premium_scheme] The game that ends the rubber earns { $points }.
       *[none] { $games ->
            [0] Two games end the rubber. The other side has none, so it earns { $points }.
           *[other] Two games end the rubber. The other side has one, so it earns { $points }.
        }
    }
sheet-rule-part-score =
    { $form ->
        [chicago_duplicate] A contract of less than a hundred in tricks earns { $points }.
        [duplicate] A contract of less than a hundred in tricks earns { $points }.
       *[chicago] { $house ->
            [fourth_deal_part] A part-score still held after the fourth deal earns { $points }.
           *[none] A part-score made on the fourth deal earns { $points }.
        }
    }
sheet-rule-unfinished-game =
    { $house ->
        [unfinished_reading] The rubber was stopped: a side with a game earns { $points }.
       *[none] The rubber was stopped: a side that alone has a game earns { $points }.
    }
sheet-rule-unfinished-part =
    { $house ->
        [unfinished_reading] The rubber was stopped: a side with a part-score in the game begun earns { $points }.
       *[none] The rubber was stopped: a side that alone has a part-score in the game begun earns { $points }.
    }

# House rules, each a sentence.
sheet-option-honours =
    { $value ->
        [yes] Honours count.
       *[no] Honours do not count.
    }
sheet-option-honours-claim =
    { $value ->
        [after_auction] Honours are claimed after the auction, or lost.
       *[after_play] Honours are claimed right after the play, or lost.
    }
sheet-option-rubber-premium-scheme = A game earns 200 at once, the one that ends the rubber 700.
sheet-option-final-game-also = The last game earns its 200 as well.
sheet-option-rubber-2-0 = A rubber of two games to none earns { $value }.
sheet-option-rubber-2-1 = A rubber of two games to one earns { $value }.
sheet-option-insult-doubled = Making a doubled contract earns { $value }.
sheet-option-insult-redoubled = Making a redoubled contract earns { $value }.
sheet-option-nv-doubled-undertricks = Doubled undertricks, not vulnerable: 100 for the first, 200 for each further one.
sheet-option-unfinished-reading = In a stopped rubber every side with a game or part-score is paid, not only one that alone has it.
sheet-option-unfinished-game = A game in a stopped rubber earns { $value }.
sheet-option-unfinished-part = A part-score in a stopped rubber earns { $value }.
sheet-option-unit = A unit is { $value } points.
sheet-option-round =
    { $value ->
        [half_down] An exact half of a unit is rounded down.
        [floor] Units are rounded down.
        [ceil] Units are rounded up.
       *[none] The exact points are settled.
    }
sheet-option-stake = A unit is worth { $value }.
sheet-option-rubber-winner = The rubber bears the name of the side with two games.
sheet-option-tour = Three rubbers, every pair once.
sheet-option-vul-scheme = On deals two and three the side that does not deal is vulnerable.
sheet-option-fourth-deal-part = A part-score still held after the fourth deal earns 100.
sheet-option-passed-out = A passed-out deal counts as one of the four.
sheet-option-first-dealer = North deals first.
sheet-option-training-declarer =
    { $value ->
        [auction] Declarer and strain come from an auction.
       *[manual] Declarer and strain are agreed.
    }
sheet-option-training-length =
    { $value ->
        [one] The match has { $value } deal.
       *[other] The match has { $value } deals.
    }
sheet-option-training-game-premium = A game earns { $value }.
sheet-option-training-rubber-premium = The second game ends the match and earns { $value } more.
sheet-option-draw-follow-suit = While cards are drawn, suit must be followed.
sheet-option-stock-top-face-up = The top card of the stock is seen before the lead.
