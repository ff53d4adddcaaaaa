# Practice: tables with bots, hints, questions of bidding, and how the bots play.

practice-title = Practise with bots
practice-text = You and three bots. Choose the deals, and the first one is dealt.
practice-kind-any = All deals
practice-kind-notrump = 1NT openings
practice-kind-strong = Strong hands
practice-kind-weak-two = Weak twos
practice-kind-preempt = Preempts
practice-kind-part-score = Part-scores
practice-kind-game = Games
practice-kind-major-game = Games in a major
practice-kind-slam = Slams
practice-kind-competition = Competition
practice-kind-defence = Defence
practice-kind-two-suiter = Two-suiters
practice-more = More kinds of deals
# The name at the table of somebody who has not said one.
practice-name = Player
practice-level = The bots play { $choice }.
practice-level-weak = simply
practice-level-medium = well
practice-level-strong = as well as they can
practice-now = Practice: { $kind }
practice-deals = Deals
practice-deals-wait = Other deals can be chosen after this one.

# How the bots play, for the whole table.
bots = Bots and practice
bots-now = { $level ->
    [weak] simple play
    [strong] strong play
   *[medium] good play
}, { $pace ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[normal] at a normal pace
}
bots-look = Look
bots-host-only = The host of the table chooses this.
bots-level = How well they play
bots-level-weak = Weak
bots-level-medium = Medium
bots-level-strong = Strong
bots-level-weak-text = Cards by the old maxims: second hand low, third hand high.
bots-level-medium-text = They think over a few ways the cards may lie.
bots-level-strong-text = They think over many ways the cards may lie, about a second for each card.
bots-level-bidding = They bid the same at every level, and none sees a hidden card.
bots-pace = How fast they act
bots-pace-slow = Slowly
bots-pace-normal = Normally
bots-pace-fast = Fast
bots-pace-instant = At once
bots-card = Their convention card
bots-card-wait = The card cannot be changed in the middle of a deal.
bots-card-load = The card comes with the score sheet.
card-notrump = The opening 1NT shows { $choice } points.
card-five_card_majors = Five-card majors
card-five_card_majors-text = An opening in hearts or spades shows five cards; off, four will do.
card-weak_twos = Weak twos
card-weak_twos-text = 2♦, 2♥ and 2♠ show six cards and a weak hand.
card-strong_two_clubs = Strong two clubs
card-strong_two_clubs-text = 2♣ shows any very strong hand and asks partner to bid.
card-stayman = Stayman
card-stayman-text = After 1NT, 2♣ asks for a major of four cards.
card-transfers = Transfers
card-transfers-text = After 1NT, 2♦ shows hearts and 2♥ shows spades.
card-gerber = Gerber
card-gerber-text = A jump to 4♣ over notrump asks for aces.
card-jacoby_two_notrump = Jacoby 2NT
card-jacoby_two_notrump-text = 2NT over a major raises it to game at least and asks for a short suit.
card-fourth_suit_forcing = Fourth suit forcing
card-fourth_suit_forcing-text = The fourth suit says nothing of itself and asks partner to go on.
card-blackwood = Blackwood
card-blackwood-text = 4NT asks for aces.
card-negative_doubles = Negative doubles
card-negative_doubles-text = A double of their overcall shows the unbid suits.
card-takeout_doubles = Takeout doubles
card-takeout_doubles-text = A double of their opening asks partner for his best suit.
card-michaels = Michaels cue-bid
card-michaels-text = A bid of the suit that they opened shows two other suits.
card-unusual_notrump = Unusual notrump
card-unusual_notrump-text = A jump to 2NT over their opening shows the two lowest unbid suits.
card-cappelletti = Cappelletti
card-cappelletti-text = Over their 1NT, bids at the two level show one long suit or two.

# A hint at the table.
hint = Hint
hint-waiting = A bot is looking at your cards…
hint-failed = No hint came. Is there a connection?
hint-call = The book calls
hint-card = A bot plays
hint-others = Other calls that the hand allows
hint-options = Tricks of your side
hint-options-text = An average over ways the cards may lie, as far as you can know.
hint-points = First comes what scores best, which is not always what takes the most tricks.
hint-unweighed = This card follows the maxims; the others were not weighed.
hint-good = as good as any
keys-hint = a hint, when you play with bots alone

# What the book would have called, said after a call of one’s own.
coach = Say after my calls what the book calls
coach-says = The book calls { $call }
settings-coach = With bots alone, after my calls
coach-off = say nothing
coach-on = say what the book calls

# Questions of bidding.
calls-title = What would you call?
calls-text = A hand, an auction, and then what the book says.
calls-kind = Questions from
calls-waiting = A question is being dealt…
calls-failed = No question came. Is there a connection?
calls-seat = You are { $seat }. { $who ->
    [none] Nobody is vulnerable.
    [all] Both sides are vulnerable.
    [we] You are vulnerable.
   *[they] They are vulnerable.
}
calls-dealer = You deal and call first.
calls-you = you
calls-right = As the book
calls-possible = That is possible too
calls-wrong = The book calls otherwise
calls-book = The book
calls-yours = Your call
calls-others = Also possible
calls-next = Next question
calls-score = { $right } of { $asked } as the book
calls-score-possible = { $possible } more possible
calls-score-none = No answer yet
