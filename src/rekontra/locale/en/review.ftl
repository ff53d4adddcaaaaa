# Deals looked at again, and calls explained.

# The number of cards before the sign of a suit.
meaning-cards =
    { $bound ->
        [exact] { $low }
        [least] { $low }+
        [most] 0–{ $high }
       *[range] { $low }–{ $high }
    }
meaning-unlisted = The book does not have this call: it is taken as natural.

meaning-title = What the call says
meaning-source = by the bots’ book
meaning-would = would say
meaning-waiting = Looking it up.
meaning-failed = The club gives no answer.
box-ask = What would a call say?

# The list of finished deals.
menu-deals = Deals played
deals-title = Deals played
deals-match = Match { $match }
deals-none = No deal is finished yet
deals-none-text = Each deal can be looked at here as soon as its last card is played.
deals-all = All deals
deals-waiting = Fetching the deals.

# A deal looked at again.
review-title = Deal { $number }, review
review-this = Review this deal
review-open = Review deal { $number }
review-refused = This deal cannot be shown
review-lost = The club gives no answer
review-lost-text = The line may be down. Nothing is lost.
review-turn = Your turn at the table
review-copy = Copy the link
review-copied = Link copied
review-hand = { $seat }, { $name }
review-trick-cards = Trick { $trick }
review-step =
    { $trick ->
        [0] Before the lead
       *[other] Trick { $trick } of { $tricks }
    }
review-first = To the start
review-back = One card back
review-on = One card on
review-last = To the end
review-keys = step card by card
review-keys-tricks = a trick back or on
review-keys-ends = to the start, to the end
review-play = The play
review-trick = Trick
review-cell =
    { $card }, { $seat }{ $led ->
        [yes] , led
       *[no] {""}
    }{ $won ->
        [yes] , won the trick
       *[no] {""}
    }{ $cost ->
        [0] {""}
        [one] , cost { $cost } trick
       *[other] , cost { $cost } tricks
    }
review-taken = Tricks of { $side ->
    [NS] North–South
   *[EW] East–West
}
review-note = About the card
review-waiting = Looking at the deal with all four hands open. That takes some seconds.
review-costly =
    { $cards ->
        [0] No card cost a trick.
        [one] { $cards } card cost a trick.
       *[other] { $cards } cards cost a trick.
    }
review-costly-first = Show the first
review-costly-next = Next that cost
review-cost =
    { $cost ->
        [one] cost a trick
       *[other] cost { $cost } tricks
    }
review-cost-none = cost nothing
review-kept = Would have cost nothing:
review-kept-any = any other card of the hand
review-reasonable = As far as the player could see, it was as good as any card.
review-unreasonable = From what the player could see, another card was better.
review-unjudged = Whether that could be known at the table was not judged.
review-after =
    With best play by all from here declarer takes { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
review-before =
    With best play by all declarer takes { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
review-dd = Double dummy
review-dd-caption = The tricks each player takes as declarer in each suit when all see all cards
review-dd-declarer = Declarer
review-dd-contract =
    { $contract } by { $name }: { $open ->
        [one] { $open } trick
       *[other] { $open } tricks
    } with all hands open, { $taken } at the table.
review-par = Par
review-par-score =
    { $side ->
        [NS] { $points } for North–South
        [EW] { $points } for East–West
       *[none] 0: all should pass
    }
review-auction = The auction
review-calls = By the book
review-calls-count = { $part } of { $whole } calls are those of the book.
review-book = The book calls
review-terms = What these words mean
review-term-dd = Double dummy
review-term-dd-text = Counted as if all four hands lay open on the table and everybody played the best cards. Nobody can play like that: it is a measure, not a reproach.
review-term-cost = −1
review-term-cost-text = With this card its side lost so many tricks against the best card, double dummy. Many such cards were right by all that the player could see; that is said beside them.
review-term-par = Par
review-term-par-text = The score that neither side can better when all see all cards, at duplicate scoring; it counts who deals and who is vulnerable. Bidding too high on purpose is par where it is cheaper.
review-term-book = The book
review-term-book-text = The natural system by which the bots bid. Other calls are not wrong; their meaning is what the bots took them for.
