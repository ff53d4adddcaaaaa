# The score book: games with real cards. $who is we, they, NS or EW.

book-tile = Keep score with real cards
book-tile-text = A score pad on your phone, for every way of counting. Others follow it by the link.

# Setting it up.
book-new = New score sheet
book-new-text = For people who play with real cards. Everything is there already but the names.
book-kind =
    { $kind ->
        [rubber] Rubber
        [tour] Tour of three rubbers
        [chicago] Chicago
        [chicago_duplicate] Duplicate Chicago
        [duplicate] Duplicate scoring
        [training] Training
       *[draw] Draw Bridge
    }
book-kind-text =
    { $kind ->
        [rubber] to two games
        [tour] each with everybody once
        [chicago] four deals, four to seven people
        [chicago_duplicate] four deals, nothing carried
        [duplicate] any number of deals
        [training] no auction, all tricks count
       *[draw] for two, as a rubber
    }
book-names = Who plays
book-player = Player { $place }
book-add-player = One more
book-remove-player = Without { $name }
book-name-missing = A name is missing here.
book-seating = Who sits where
book-seating-way =
    { $way ->
        [fixed] We know
        [random] Draw cards for us
        [manual] We have drawn cards
       *[rules] As the rules say
    }
book-seating-text =
    { $way ->
        [fixed] You say who sits where.
        [random] The club draws a card for each: the two highest are partners, the highest deals first.
        [manual] Say which card each has drawn: the two highest are partners, the highest deals first.
       *[rules] Partners change or stay as this kind of match has it.
    }
book-side = Side { $place }
book-first-dealer = Who deals first
book-first-dealer-cut = drawn
book-drew = The card of { $name }
book-rank = { $name }: rank
book-suit = { $name }: suit
book-cards-missing = Every player needs a card, and no card may be there twice.
book-options = Every rule, one by one
book-begin = Begin
book-again = Other players or rules

# The options: what each is called, and what it changes.
book-option-honours = Honours
book-option-honours-text = Four trump honours in one hand earn 100; five, or four aces at notrump, 150.
book-option-honours_claim = Honours are claimed
book-option-honours_claim-text = Until when the holder must say so. Later they are lost.
book-option-rubber_premium_scheme = Premium of the rubber
book-option-rubber_premium_scheme-text = All at the end, or a part of it with every game.
book-option-final_game_also = Last game
book-option-final_game_also-text = Whether the game that ends the rubber earns its own 200 beside the 700.
book-option-rubber_2_0 = Two games to none
book-option-rubber_2_0-text = What a rubber earns when the others made no game.
book-option-insult_redoubled = Redoubled and made
book-option-insult_redoubled-text = The premium for making a redoubled contract. Doubled it is 50.
book-option-nv_doubled_undertricks = Doubled, down, not vulnerable
book-option-nv_doubled_undertricks-text = What the fourth trick short and every further one cost.
book-option-unfinished_game = Stopped rubber: a game
book-option-unfinished_game-text = What a game earns when the rubber is left unfinished.
book-option-unfinished_part = Stopped rubber: a part-score
book-option-unfinished_part-text = What a part-score earns when the rubber is left unfinished.
book-option-unfinished_reading = Stopped rubber: who is paid
book-option-unfinished_reading-text = Only a side that alone has it, or every side that has it.
book-option-unit = Unit
book-option-unit-text = How many points make one unit when you settle.
book-option-round = Rounding
book-option-round-text = What happens to the part of a unit that is left over.
book-option-stake = Stake
book-option-stake-text = Money for one unit, paid by each loser to one winner. 0 is for the honour.
book-option-rubber_winner = Who wins the rubber
book-option-rubber_winner-text = Whose name the rubber bears. You always settle by points.
book-option-tour_order = Second rubber
book-option-tour_order-text = Whether the new partners are drawn or follow the list.
book-option-tour_dealer = First dealer of the next rubber
book-option-tour_dealer-text = Drawn anew, or whoever is next.
book-option-vul_scheme = Vulnerable on deals 2 and 3
book-option-vul_scheme-text = On deal 1 nobody is, on deal 4 everybody.
book-option-fourth_deal_part = Part-score on deal 4
book-option-fourth_deal_part-text = Which part-score earns 100 at the end.
book-option-passed_out = Passed-out deal
book-option-passed_out-text = Whether it is one of the four or is dealt again.
book-option-rotation = Partners among six or seven
book-option-rotation-text = By the cards drawn, or those who were partners least often.
book-option-individual_total = Total of each player
book-option-individual_total-text = What is added up for each person over the evening.
book-option-training_declarer = Who declares
book-option-training_declarer-text = How you find declarer and trumps. The score is the same.
book-option-training_length = Length
book-option-training_length-text = A number of deals; 0 goes on to two games.
book-option-training_game_premium = Premium of a game
book-option-training_game_premium-text = Written above the line at once.
book-option-training_rubber_premium = Premium of the rubber
book-option-training_rubber_premium-text = Written for the second game.
book-option-draw_follow_suit = Following suit while drawing
book-option-draw_follow_suit-text = Changes the play, not the score.
book-option-stock_top_face_up = Top card of the stock
book-option-stock_top_face_up-text = Changes the play, not the score.
book-choice-tour_order-cut = drawn
book-choice-tour_order-fixed = by the list
book-choice-tour_dealer-cut = drawn
book-choice-tour_dealer-continue = whoever is next
book-choice-rotation-cut = by the cards
book-choice-rotation-balanced = as seldom as possible
book-choice-individual_total-units = units
book-choice-individual_total-points = points
book-choice-training_declarer-points = by high cards
book-choice-training_declarer-manual = you agree
book-choice-training_declarer-auction = by an auction
book-choice-draw_follow_suit-false = need not
book-choice-draw_follow_suit-true = must
book-choice-stock_top_face_up-false = hidden
book-choice-stock_top_face_up-true = seen

# Entering a deal.
book-enter = Enter deal { $deal }
book-deal-title = Deal { $deal }
book-correct-title = Correct deal { $deal }
book-insert-title = Before deal { $deal }
book-next-title = Next deal
book-setting =
    { $dealer } deals · { $zone ->
        [none] nobody vulnerable
        [all] all vulnerable
        [we] we are vulnerable
        [they] they are vulnerable
        [NS] N–S vulnerable
       *[EW] E–W vulnerable
    }
book-waiting =
    { $count ->
        [one] { $count } deal waits to be sent
       *[other] { $count } deals wait to be sent
    }
book-put-away = Put the form away
book-contract = Contract
book-other-contract = Choose another contract
book-strain = Trumps
book-who = Who plays it
book-doubling = Doubling
book-doubling-spoken =
    { $times ->
        [0] not doubled
        [1] doubled
       *[2] redoubled
    }
book-result = Result: made
book-result-down = Result: down
book-more-down = More down
book-tricks = Tricks of declarer’s side
book-tricks-spoken =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
book-honours = Honours in one hand
book-honours-none = no honours
book-honours-spoken =
    { $points } for honours, { $who ->
        [we] we
        [they] they
        [NS] North–South
       *[EW] East–West
    }
book-passed-out = Passed out
book-choose-contract = Choose a contract.
book-choose-or-type = Choose a contract, or type it: 4sx n +1
book-choose-who = Who plays it?
book-choose-result = A contract at the { $level } level makes +{ $over } at most and goes down { $under } at most.
book-choose-tricks = Choose trumps, tricks, and who plays it.
book-points-later = The connection is down. The deal is kept here; the points come when it is back.
book-no-points = No points.
book-meanwhile = Somebody has just written deal { $deal }. Is it the same?
book-struck-title = Deal struck out
book-struck = Somebody has struck this deal out. You can enter it again in its place, or put the form away.
book-struck-over = Somebody has struck this deal out. Put the form away.
book-corrected-meanwhile = Somebody has just corrected this deal. What you write replaces that.
book-write-anew = Enter it again
book-would-change = Points change on: { $deals }
book-would-lie-behind =
    { $count ->
        [one] { $count } deal would then lie behind the end.
       *[other] { $count } deals would then lie behind the end.
    }
book-gain =
    { $who ->
        [we] We
        [they] They
        [NS] N–S
       *[EW] E–W
    } +{ $points }
book-write = Write it down
book-correct = Correct it
book-keep = Keep it
book-written = Written down.
book-kept = Kept on this phone.
book-unsent = Kept here, not sent yet
book-sending = Being sent…
book-rejected = Not written, but kept here:
book-dismiss-rejected = Throw this entry away
book-write-into =
    { $form ->
        [rubber] Write it into rubber { $match }
        [chicago] Write it into Chicago { $match }
        [chicago_duplicate] Write it into Chicago { $match }
       *[other] Write it into match { $match }
    }

# Correcting.
book-change-deal = Change deal { $deal }
book-correct-deal = Correct
book-insert-before = Insert before
book-move-up = Move up
book-move-down = Move down
book-strike-out = Strike out
book-changed =
    { $count ->
        [0] The end has changed
        [one] { $count } deal has other points
       *[other] { $count } deals have other points
    }
book-deal-gone = Struck out: deal { $deal }
book-deal-behind = Behind the end: deal { $deal }
book-was = before:{" "}
book-undo = Undo
book-undo-unsent = Taken back: it was not sent yet.
book-undo-waits = Undo waits until what was entered here is sent.
book-behind =
    { $count ->
        [one] { $count } deal behind the end
       *[other] { $count } deals behind the end
    }
book-carry = Begin the next rubber with them
book-behind-text = The match was over before. Correct an earlier deal if that is wrong, or strike these out. Until then they do not count.

# The match and the evening.
book-tour-title = Rubber { $rubber } of three
book-pairing = Who plays with whom
book-against = against
book-sits-out =
    { $count ->
        [one] { $names } sits out.
       *[other] { $names } sit out.
    }
book-cards-drawn = Cards drawn
book-next-match = Next match
book-begin-next =
    { $form ->
        [rubber] Begin rubber { $match }
        [chicago] Begin Chicago { $match }
        [chicago_duplicate] Begin Chicago { $match }
       *[other] Begin match { $match }
    }
book-tour-over =
    { $by ->
        [points] The tour is over, in points
       *[units] The tour is over, in units
    }
book-begin-tour = Begin another tour
book-stop =
    { $form ->
        [rubber] Stop the rubber
        [duplicate] That was the last deal
       *[other] Stop the match
    }
book-stop-title =
    { $form ->
        [rubber] Stop the rubber here?
        [duplicate] End here and settle?
       *[other] Stop the match here?
    }
book-stop-premium =
    { $who ->
        [we] We get
        [they] They get
        [NS] North–South get
       *[EW] East–West get
    } { $points } for { $what ->
        [game] the game
       *[part] the part-score
    }.
book-stop-nothing = Nobody gets a premium.
book-stop-now = Stop here
book-play-on = Play on
book-resume = Go on with it after all
book-players = Players
book-evening =
    { $by ->
        [points] The evening, in points
       *[units] The evening, in units
    }
book-waits = sits out
book-rename = Rename { $name }
book-new-name = New name
book-earlier = Earlier matches
book-to-present = To the present match
book-without-end =
    { $form ->
        [rubber] This rubber is not at its end any more. Enter the deal that is missing, or stop it: then it is settled as it stands.
       *[other] This match is not at its end any more. Enter the deal that is missing, or stop it: then it is settled as it stands.
    }
book-match-unsound = A correction has left it without its end, or with deals behind it.

# Who writes.
book-keeping = This sheet
book-sign = I am
book-sign-other = Somebody else
book-locked = Only whoever made this sheet may write in it now.
book-lock = Let others only look
book-unlock = Let others write
book-history = History
book-history-later = The history comes when the connection is back.
book-by-you = you
book-by-owner = the owner
book-by-somebody = somebody
book-undone = taken back
book-event =
    { $event ->
        [opened] Sheet made
        [book_set_up] Players and rules chosen
        [match_begun] Next match begun
        [deal_entered] Deal { $deal }:
        [deal_corrected] Deal { $deal } corrected:
        [deal_deleted] Deal { $deal } struck out
        [deal_moved] Deal { $deal } moved
        [play_stopped] Stopped
        [play_resumed] Went on
        [player_renamed] A player is called { $name } now
        [undone] A change taken back
        [signed] Signs as { $name }
       *[locked] { $locked ->
            [yes] Others may only look
           *[no] Others may write
        }
    }

# Taking it away.
book-take-away = Send or print
book-invite = Whoever has the link can follow the score and write, too.
book-share-text = The score sheet of our bridge
book-picture = Picture of the sheet

# States of the page.
book-gone-title = There is no such sheet
book-lost-kept =
    { $count ->
        [0] You can go on entering deals.
        [one] { $count } entry is kept here. You can go on.
       *[other] { $count } entries are kept here. You can go on.
    }
