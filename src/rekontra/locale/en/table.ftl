# The table: auction, play, the end of a deal.

seat-free = free seat
dummy = dummy
declarer = declarer
dealer = dealer

# The bar.
bar-deal = Deal { $number }
bar-deal-of = Deal { $number } of { $deals }
bar-by = by { $name }
bar-by-you = by you
bar-dealt =
    { $by ->
        [you] you dealt
       *[other] { $name } dealt
    }
bar-vul =
    { $who ->
        [none] none vul.
        [all] all vul.
        [we] we are vul.
        [they] they are vul.
        [NS] N–S vul.
       *[EW] E–W vul.
    }
bar-vul-long =
    { $who ->
        [none] nobody is vulnerable
        [all] both sides are vulnerable
        [we] we are vulnerable
        [they] they are vulnerable
        [NS] North and South are vulnerable
       *[EW] East and West are vulnerable
    }
bar-score = Score
bar-score-spoken =
    { $side }: { $points } { $points ->
        [one] point
       *[other] points
    }{ $games ->
        [0] {""}
        [one] , { $games } game
       *[other] , { $games } games
    }{ $leg ->
        [0] {""}
       *[other] , { $leg } below the line
    }.
bar-open-sheet = Open the score sheet.

# The menu.
menu-sheet = Score sheet
menu-pause = Pause
menu-resume = Go on
menu-leave = Leave my seat
menu-leave-sure = Leave the seat in the middle of the game?
menu-leave-yes = Leave
menu-stop = Stop the match
menu-stop-sure = Stop the match now and settle it as it stands?
menu-stop-yes = Stop it
menu-unseat = Free { $seat }: { $name }
menu-unseat-sure = Take the seat from { $name }?
menu-unseat-yes = Free the seat
menu-invite = Invite by link
menu-name = My name

# The auction and the bidding box.
auction = Auction
auction-dealer = dealer
auction-next = to call
bidding-box = Bidding box
box-level = Level
box-strain = Suit
box-bids = Bids
call-P = pass
call-X = double
call-XX = redouble
key-P = Pass
key-X = Double
key-XX = Redouble
# How the calls stand in the auction.
sign-P = Pass
sign-X = X
sign-XX = XX

# Hands and cards.
your-hand = Your hand
hand-of = The hand of { $name }
dummy-of = Dummy: { $name }
card-sent = { $card }, on its way
card-by = { $card }, { $name }
cards-left =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trick = Trick
last-trick = Last trick
last-trick-by = Last trick: { $name }
last-trick-none = No trick to look at.
last-trick-law = Your side has played to this trick: the last one is turned down.
last-trick-watched = This trick has been played to: the last one is turned down.
last-trick-never = By the house rules a trick taken stays turned down.
tricks-needed = of { $needed }
tricks-count = Tricks won: { $won }, needed: { $needed }, lost: { $lost }.

# The band over one's own hand.
band-call = Your call
band-turn = Your turn
band-dummy = Play from dummy
band-lead-first = the opening lead
band-lead = lead any card
band-follow =
    { $suit ->
        [S] follow with a spade
        [H] follow with a heart
        [D] follow with a diamond
       *[C] follow with a club
    }
band-discard =
    { $suit ->
        [S] no spades, any card
        [H] no hearts, any card
        [D] no diamonds, any card
       *[C] no clubs, any card
    }
band-sent = Sent
band-calls = { $name } to call
band-leads = { $name } to lead
band-plays = { $name } to play
band-plays-dummy = { $name } to play from dummy
band-away = Waiting for { $name }, who is away
band-free = { $seat } is free: waiting for a player
band-paused = The game is paused
band-trick = Trick to { $name }
band-over = The deal is over
typed = Typed: { $text }

# What a screen reader says.
said-call = { $name }: { $call }.
said-card = { $name }: { $card }.
said-deal = Deal { $number }. Dealer: { $name }.
said-contract = Contract: { $contract }. Declarer: { $name }.
said-trick = Trick to { $name }.
said-result = { $contract }: { $outcome }.
said-resumed = The game goes on.
said-stopped = The match is stopped.
said-honours = { $name } claims honours.
said-sat = { $seat }: { $name } sits down.
said-left = { $seat } is free.

# The end of a deal and of a match.
passed-out = Passed out
passed-out-text = Nobody bid: nothing is written down.
result-made = made
result-over =
    { $tricks ->
        [1] made with an overtrick
       *[other] made with { $tricks } overtricks
    }
result-down =
    { $tricks ->
        [1] down one
        [2] down two
        [3] down three
       *[other] down { $tricks }
    }
next-deal = Next deal
next-deal-wait = Waiting for a player to deal on
hands = All hands
void-sign = —
points = Points
points-below = below the line
claim-honours = Claim honours
match-result = See how the match ended

# A seat that became free in the middle of a game.
free-title = { $seat } is free
free-sit = Sit here
free-bot = Put a bot here
free-wait = The game goes on when somebody sits down.
free-next = The next deal waits for somebody to sit down.
free-seats = Free seats
free-fill = Fill with bots
free-seen = You have seen another hand of this deal: you can sit there when it is over.
bot-places = Take a bot’s place
bot-place = { $seat }: { $name }
bot-place-wait = You can take a bot’s place when this deal is over.

# What can be typed at the table; the letters are those of a Latin keyboard.
keys = Keys at the table
keys-calls = pass, double, redouble
keys-bids = a bid: level and suit, n for notrump
keys-cards = a card: suit and rank
keys-arrows = walk through the cards; Enter plays
keys-asking = claim the rest, take back
keys-answers = answer a claim or a request: yes, no

# A claim: so many of the tricks left, with the hand open; and the answers to it.
claim = Claim tricks
claim-title =
    { $left ->
        [one] The last trick: how many are yours?
       *[other] { $left } tricks are left: how many are yours?
    }
claim-all =
    { $left ->
        [one] it is ours
       *[other] all { $left }
    }
claim-some = { $tricks } of { $left }
claim-none = none: the rest is theirs
claim-fewer = One fewer
claim-more = One more
claim-how = How they will be played
claim-how-trumps = drawing trumps
claim-how-high = all are high
claim-how-crossruff = crossruff
claim-faces = Your hand will be open to all.
claim-send = Claim
claim-concede = Concede
claim-open =
    { $tricks ->
        [0] { $name } concedes { $left ->
            [one] the last trick
           *[other] the last { $left } tricks
        }
       *[other] { $name } claims { $left ->
            [one] the last trick
           *[other] { $tricks } of the last { $left } tricks
        }
    }
claim-statement = “{ $text }”
claim-totals = Tricks in all — { $we }: { $ours }, { $they }: { $theirs }
hand-open = Open: the hand of { $name }
claim-accept = Accept
claim-refuse = Refuse
claim-call-off = Call it off
asking-wait = Waiting for { $names }
asking-yours = Your answer
asking-away = { $name } (away)
claim-refused = { $name } does not accept the claim: play goes on, with the hand open.
claim-refused-ruled = { $name } does not accept the claim: double dummy rules on it.
claim-accepted = { $name } accepts the claim.
asking-called-off = Called off: play goes on.
end-claimed =
    { $ruled ->
        [yes] Claimed by { $name }, ruled by double dummy: { $tricks } of the last { $left }
       *[no] { $tricks ->
            [0] { $name } conceded { $left ->
                [one] the last trick
               *[other] the last { $left } tricks
            }
           *[other] { $name } claimed { $left ->
                [one] the last trick
               *[other] { $tricks } of the last { $left } tricks
            }
        }
    }

# What is taken back.
undo = Take back
undo-open = { $name } asks to take back { $what }
undo-last = the last card
undo-allow = Allow
undo-refuse = Refuse
undo-refused = { $name } does not let it be taken back.
undo-done = { $name } has taken back { $what }.

# What players may ask of each other at a table.
customs = Claims and taking back
customs-now =
    { $undo ->
        [off] nothing is taken back
        [calls] calls may be taken back
       *[all] calls and cards may be taken back
    }
customs-undo = With the opponents’ consent { $choice }.
customs-undo-off = nothing is taken back
customs-undo-calls = a call is taken back, a card not
customs-undo-all = a call or card is taken back
customs-claim_dispute = After a claim that is not accepted { $choice }.
customs-claim_dispute-play_on = play goes on
customs-claim_dispute-double_dummy = double dummy rules on the tricks
customs-bots_claim = Bots that are sure of all tricks left { $choice }.
customs-bots_claim-never = play them out
customs-bots_claim-among_bots = claim among themselves
customs-bots_claim-always = claim them
customs-wait = It can be chosen when the deal is over.
