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
