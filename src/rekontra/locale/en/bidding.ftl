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
        [exact] { $low }
        [least] { $low }+
        [most] at most { $high }
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

### competitive

### floor

convention-blackwood = Blackwood
convention-gerber = Gerber

note-pass = Nothing more to say
note-natural-pass = Nothing more to say
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
note-answer-aces = Answers how many aces
note-answer-kings = Answers how many kings
note-slam-grand = All aces and kings are there: a grand slam
note-slam-enough-aces = Enough aces for a small slam
note-stop-below-slam = Too much is missing: stops below the slam
