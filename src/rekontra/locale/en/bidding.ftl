# Bidding: what a call says, the conventions, and why one makes it.

meaning-strength-hcp =
    { $bound ->
        [exact] { $low } HCP
        [least] { $low }+ HCP
        [most] at most { $high } HCP
       *[range] { $low }–{ $high } HCP
    }
meaning-strength-points =
    { $bound ->
        [exact] { $low } points
        [least] { $low }+ points
        [most] at most { $high } points
       *[range] { $low }–{ $high } points
    }
meaning-strength-support =
    { $bound ->
        [exact] { $low } points in support
        [least] { $low }+ points in support
        [most] at most { $high } points in support
       *[range] { $low }–{ $high } points in support
    }
meaning-length =
    { $bound ->
        [exact] { $low ->
            [0] no
            [1] a singleton in
           *[other] { $low }
        }
        [least] { $low }+
        [most] { $high ->
            [1] a singleton or void in
           *[other] at most { $high }
        }
       *[range] { $low }–{ $high }
    } { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
meaning-balanced = balanced
meaning-agrees =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } are trumps
meaning-forcing =
    { $forcing ->
        [sign_off] to play
        [invites] invites
        [round] forcing for one round
        [game] forcing to game
       *[no] not forcing
    }
meaning-artificial = artificial
meaning-convention = { $name } convention

### constructive

convention-strong-two-clubs = Strong two clubs
convention-weak-two = Weak two
convention-stayman = Stayman
convention-jacoby-transfer = Jacoby transfer
convention-minor-suit-relay = Relay to three clubs
convention-jacoby-two-notrump = Jacoby 2NT
convention-feature-ask = Question for a feature
convention-fourth-suit-forcing = Fourth suit forcing

note-opening-1nt = Balanced, in the range of the opening 1NT
note-opening-2nt = Balanced and very strong
note-opening-3nt = Balanced, with nearly game in one hand
note-opening-strong-2c = Game or nearly game in one hand
note-opening-major = Opens the longest suit, a major
note-opening-minor = No major long enough: opens the longer minor
note-opening-light = A light opening in the third seat: a good suit to lead
note-opening-weak-two = A weak hand with one good suit
note-opening-preempt = A weak hand with a long suit: takes their room
note-pass-no-opening = Not enough to open
note-pass-too-weak = Too weak to answer
note-pass-no-game = No game in sight, and no better contract
note-pass-game-reached = Game is bid, and a slam is out of reach
note-pass-to-play = Partner has chosen the contract
note-pass-balanced = A balanced minimum: leaves 1NT
note-pass-said-it-all = The opening has said it all
note-pass-second-suit = Prefers partner’s second suit
note-stayman = Asks for a major of four cards
note-stayman-escape = Short in clubs: any answer plays better than notrump
note-stayman-major = Shows four cards in the major
note-stayman-no-major = No major of four cards
note-stayman-minor = A long minor with a slam in view
note-stayman-five-invite = Five cards in this major and four in the other: invites
note-stayman-five-game = Five cards in this major and four in the other: game must be reached
note-stayman-other-major = Shows the other major, which partner must hold
note-transfer = Five cards in the suit above: asks partner to bid it
note-transfer-done = Bids the suit that partner has asked for
note-transfer-super-accept = Four trumps and the most that the opening may hold
note-transfer-to-play = Too weak for more: the major is played here
note-transfer-second-suit = Shows a second suit beside the major
note-transfer-invite = Five cards in the major: invites game
note-transfer-choice = Five cards in the major: partner chooses the game
note-transfer-choose-major = Three cards in partner’s major: game in it
note-transfer-choose-notrump = No fit for partner’s major: notrump
note-minor-relay = A long minor and a weak hand: asks for three clubs
note-minor-relay-done = Three clubs as asked
note-minor-to-play = The long minor, to play
note-notrump-weak-suit = A weak hand with a long suit
note-notrump-strong-suit = A long suit and the strength for game or more
note-notrump-invite-minor = A long good minor: invites 3NT
note-notrump-invite = Invites game at notrump
note-notrump-game = Game at notrump: the points are there
note-notrump-to-play = Notrump as the least contract
note-quantitative-4nt = Invites six notrump: partner bids it with the most
note-quantitative-5nt = Six notrump at least, seven with the most
note-slam = The points for a slam are there
note-accept = Accepts the invitation
note-accept-halfway = Between the least and the most: leaves the choice to partner
note-decline = A minimum: declines the invitation
note-decline-to-suit = A minimum: declines, and plays in a suit
note-raise-single = Raises partner’s suit with a minimum
note-raise-limit = Limit raise: invites game
note-raise-preemptive = Many trumps and a weak hand: takes their room
note-raise-game = Game: tricks enough for it beside partner’s suit
note-raise-minor-strong = A strong raise with long trumps: game must be reached
note-jump-shift-response = A jump in a good suit: a slam is in view
note-new-suit-one-level = A new suit, as cheap as can be
note-two-over-one = A new suit at the two level: more than a minimum
note-response-1nt = No fit and no suit to bid cheaply
note-response-2nt = Balanced with the strength for game
note-response-3nt = Balanced, stronger than 2NT would be
note-jacoby-2nt = A raise that forces to game: asks for a short suit
note-jacoby-shortness = A singleton or a void in this suit
note-jacoby-second-suit = A good second suit
note-jacoby-best = No short suit, and the best of openings
note-jacoby-middle = No short suit, and something more than a minimum
note-jacoby-least = No short suit, and a minimum
note-rebid-raise = Raises partner’s suit with a minimum
note-rebid-raise-jump = Raises with a jump: extra strength
note-rebid-raise-game = Raises to game
note-rebid-notrump = Balanced, and not in the range of the opening 1NT
note-rebid-two-notrump = Balanced without support
note-rebid-notrump-jump = Balanced, too strong for the opening 1NT
note-rebid-notrump-game = Game at notrump: strength, or a long good minor
note-rebid-suit = The first suit again, a minimum
note-rebid-suit-jump = A good long suit and extra strength
note-rebid-suit-game = A long suit, strong enough for game
note-second-suit-one-level = A second suit at the one level
note-second-suit = A second suit
note-second-suit-strong = A second suit at the three level: extra strength
note-second-suit-weak = A second suit to choose from, no extra strength
note-reverse = A reverse: the first suit is longer, and the hand is strong
note-jump-shift = A jump in a second suit: game must be reached
note-try-notrump = Invites game, balanced
note-try-help-suit = Invites game: asks for help in this suit
note-raised-invite = Trumps are agreed: invites game
note-raised-game = Trumps are agreed: game
note-raised-notrump-game = Notrump is the better game after a minor
note-shows-a-stopper = Shows a stopper on the way to 3NT
note-six-card-invite = Six cards in the major: invites game
note-six-card-game = Six cards in the major: game
note-five-card-choice = Five cards in the major: partner chooses the game
note-fit-game = A fit, and the points for game
note-fit-invite = A fit: invites game
note-fit-raise = A fit, and no more than that
note-fit-minor = A fit in the minor: game must be reached
note-fit-strong = A fit and more than game needs
note-delayed-support = Three cards in the suit that partner bid first
note-new-suit-game = A new suit: game must be reached
note-new-suit-forcing = A new suit: partner may not pass
note-fourth-suit = The fourth suit: asks for a stopper, says nothing of the suit
note-fourth-suit-stopped = A stopper in the fourth suit
note-suit-to-play = A long suit, to play
note-suit-again = The long suit again
note-suit-game = A long suit that needs no help: game
note-weak-two-notrump = A weak hand opposite the reverse
note-extra-invite = Extra strength: invites once more
note-extra-game = Extra strength: game
note-waiting = Waits for opener to describe his hand
note-positive-suit = A good suit and the strength for a slam
note-positive-notrump = Balanced with the strength for a slam
note-second-negative = The weakest of hands
note-solid-suit = A suit without losers: it is trumps
note-strong-suit = Shows the long suit of the strong hand
note-strong-suit-again = The long suit again; partner may pass with nothing
note-strong-second-suit = A second suit of the strong hand
note-strong-game = Game in one hand
note-strong-2nt = Balanced, stronger than the opening 2NT
note-strong-3nt = Balanced, stronger still
note-strong-balanced = Balanced: partner shows more
note-feature-ask = Asks the weak hand for an ace or king outside
note-feature = An ace, king or guarded queen in this suit, and the upper end of the range
note-feature-none = The lower end of the range, or nothing outside
note-feature-running = The suit runs

### competitive

convention-takeout-double = Takeout double
convention-negative-double = Negative double
convention-michaels = Michaels
convention-unusual-notrump = Unusual notrump
convention-cappelletti = Cappelletti
convention-cue-bid = Cue-bid
convention-jordan = Jordan 2NT
convention-asks-minor = Question for the minor
convention-takeout-4nt = 4NT for takeout
convention-runout-redouble = Redouble to run

note-overcall = An overcall: a good suit
note-overcall-1nt = Overcalls 1NT: balanced with their suit stopped
note-overcall-2nt = Overcalls 2NT: balanced with their suit stopped
note-overcall-3nt = Overcalls 3NT: strong, with their suit stopped
note-jump-overcall = A weak jump: a long suit, to take their room
note-takeout-double = Takeout: short in their suit with support for the others, or very strong
note-michaels = Two suits of five: both majors over a minor, the other major and a minor over a major
note-unusual-notrump = Two suits of five: the lowest that they have not bid
note-cappelletti-one-suit = One long suit, not yet named
note-cappelletti-two-suits = Two suits over their notrump
note-waits-for-suit = Asks partner to name his suit
note-names-suit = Names the long suit
note-asks-minor = Asks for the minor suit
note-shows-minor = Shows the minor suit
note-preference-game = Game in the better of partner’s suits
note-preference-jump = Invites game in the better of partner’s suits
note-notrump-no-fit = No fit for partner’s suits: notrump
note-runs-from-double = Too weak to defend: runs to a long suit
note-balancing-1nt = Reopens with 1NT: balanced with their suit stopped
note-balancing-overcall = Reopens with a suit rather than let them play low
note-balancing-jump = Reopens with a jump: an opening hand with a good long suit
note-takeout-4nt = Two suits for takeout over four spades
note-lead-directing-double = Doubles an artificial bid: asks for this lead
note-shows-values-double = Double: strength, and a wish to catch them
note-penalty-pass = Leaves the double in: their suit is held well
note-advance-minimum = Answers the takeout double with the best suit
note-advance-free = Bids a suit freely, though it was not asked any more
note-advance-jump = Answers the takeout double with a jump: invites
note-advance-preempt = A long suit and a weak hand: takes their room
note-advance-game = Game opposite partner’s call
note-cue-bid-advance = A cue-bid in their suit: strong, asks partner to describe his hand
note-cue-bid-raise = A cue-bid in their suit: a strong raise of partner’s suit
note-advance-1nt = Notrump with their suit stopped
note-advance-2nt = Invites game at notrump with their suit stopped
note-advance-new-suit = A suit of its own beside partner’s
note-raise-simple = Raises partner’s suit
note-raise-invites = Raises and invites game
note-bids-game = Game: strength and fit are enough
note-doubler-suit = Too strong for an overcall: doubled first, now shows the suit
note-doubler-raise = Raises with extra strength
note-doubler-jump-raise = Raises with a jump: much extra strength
note-doubler-jump = A jump with extra strength
note-doubler-1nt = Notrump, too strong for an overcall of 1NT
note-doubler-2nt = Notrump with much extra strength
note-doubler-3nt = Game at notrump with their suit stopped
note-doubler-notrump = Notrump with their suit stopped
note-doubler-cue = A cue-bid: nearly game by itself
note-overcall-minimum = The overcall was a minimum
note-overcall-extras = The overcall was better than a minimum
note-rebids-suit = Bids the long suit again
note-overcall-second-suit = Shows a second suit
note-notrump-rebid = Notrump with their suit stopped
note-negative-double = Shows the majors that nobody has bid
note-free-bid = A suit bid freely over their overcall
note-response-new-suit = A suit of its own over the double
note-weak-new-suit = A long suit and little else, to play
note-weak-jump-response = A weak jump in a long suit
note-jordan = Over the double: a limit raise or better
note-redouble-strong = Redouble: our side has the strength
note-declines-invitation = Not enough for game
note-opener-rebid = Opener bids his long suit again
note-opener-jump-rebid = Opener jumps in his long suit: extra strength
note-opener-second-suit = Opener shows a second suit
note-opener-raise = Opener supports the suit that partner has shown
note-opener-jump-raise = Opener raises with a jump: extra strength
note-opener-cue = A cue-bid by opener: game must be reached
note-opener-1nt = Balanced with their suit stopped
note-opener-2nt = Notrump with their suit stopped
note-opener-3nt = Game at notrump with their suit stopped
note-competes = Bids on for the part-score
note-stolen-stayman = They took the bid: a double asks for majors
note-cue-bid-stayman = A cue-bid in their suit: asks for a major
note-runout-redouble = Redouble: partner bids two clubs, and a long minor is played
note-runout-relay = Two clubs as asked
note-runs-to-minor = The long minor, to play
note-redouble-to-play = The doubled suit is held well: redouble to play
note-transfer-completed = Three cards in partner’s suit
note-transfer-not-completed = No fit for partner’s suit
note-notrump-interference-suit = A long suit and the strength for game

### floor

convention-blackwood = Blackwood
convention-gerber = Gerber
convention-grand-slam-force = Grand slam force

note-pass = Nothing to add
note-pass-stays-out = Nothing to come in with
note-pass-no-bid = No bid that fits the hand
note-natural-pass = Nothing to add
note-natural-suit = Natural: a suit of some length
note-natural-notrump = Natural: to play in notrump
note-natural-cue-bid = A cue-bid in their suit: asks partner to go on
note-natural-takeout = Takeout: asks partner for his best suit
note-natural-redouble = Strength: the contract is wanted
note-leave-partners-choice = Partner has chosen the contract
note-game-is-reached = Game is reached, and nothing points to a slam
note-game-with-a-fit = Game: the trumps and the points for it are there
note-game-at-notrump = Game at notrump: the points are there and nothing stands open
note-invite = Invites game: partner goes on with more than he has shown
note-slam-by-points = The points for a slam are there
note-preference = Puts partner back to the suit that fits better
note-own-suit = A long suit that plays better by itself
note-own-suit-again = The long suit again, with more than was shown
note-compete-with-a-fit = Bids on with a fit: as high as there are trumps together
note-sacrifice = Going down costs less than their game
note-penalty-double = Penalty: they should not make it
note-run-from-a-double = Runs from the double to a long suit
note-support = Partner’s call was forcing: shows support
note-long-suit = Partner’s call was forcing: shows a long suit
note-another-suit = Partner’s call was forcing: shows another suit
note-notrump-when-forced = Partner’s call was forcing: notrump, and nothing better to show
note-least-bid = Partner’s call may not be passed: the least there is
note-ask-aces-blackwood = Asks for aces with a slam in view
note-ask-kings-blackwood = Has all the aces and asks for kings
note-ask-aces-gerber = Asks for aces with a slam in view
note-ask-kings-gerber = Has all the aces and asks for kings
note-answer-aces-0 = Answers: no ace, or all four
note-answer-aces-1 = Answers: one ace
note-answer-aces-2 = Answers: two aces
note-answer-aces-3 = Answers: three aces
note-answer-kings-0 = Answers: no king, or all four
note-answer-kings-1 = Answers: one king
note-answer-kings-2 = Answers: two kings
note-answer-kings-3 = Answers: three kings
note-ask-trump-honours = Asks for the top trumps: all the rest is there for a grand slam
note-grand-two-honours = Answers: two of the three top trumps, so the grand slam
note-slam-without-honours = Answers: fewer than two of the three top trumps, so the small slam
note-slam-grand = All aces and kings are there: a grand slam
note-slam-enough-aces = Enough aces for a small slam
note-stop-below-slam = Too much is missing: stops below the slam
note-game-to-the-score = With the part-score this is game already
note-agree-below-game = Agrees the suit below game: more than game needs
note-invite-slam = Invites a slam: partner bids it with the upper end of his range
