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

note-pass = Nothing more to say
note-natural = Natural
