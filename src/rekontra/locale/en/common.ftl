# Words that every page uses.

rekontra = Rekontra
seat-N = North
seat-E = East
seat-S = South
seat-W = West
# The letter on a seat's plate.
seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = W
# The heading of a column or a short mention, where the full word does not fit.
seat-short-N = N
seat-short-E = E
seat-short-S = S
seat-short-W = W

side-NS = North and South
side-EW = East and West
side-short-NS = N–S
side-short-EW = E–W
we = We
they = They

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
strain-S = spades
strain-H = hearts
strain-D = diamonds
strain-C = clubs
strain-NT = notrump
notrump-sign = NT

# A card for a screen reader; rank is 2 to 9, T, J, Q, K or A.
card =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

# A bid or a contract in words; doubling is 0, 1 or 2.
contract =
    { $level } { $strain ->
        [S] { $level ->
            [1] spade
           *[other] spades
        }
        [H] { $level ->
            [1] heart
           *[other] hearts
        }
        [D] { $level ->
            [1] diamond
           *[other] diamonds
        }
        [C] { $level ->
            [1] club
           *[other] clubs
        }
       *[NT] notrump
    }{ $doubling ->
        [1] , doubled
        [2] , redoubled
       *[other] {""}
    }

form-rubber = Rubber
form-chicago = Chicago
form-chicago_duplicate = Duplicate Chicago
form-duplicate = Duplicate scoring
form-training = Training without an auction
form-draw = Draw Bridge for two

preset-rubber_law = By the Laws
preset-rubber_s2 = No honours
preset-old_laws = Older laws
preset-rubber_house_200_700 = 200 a game
preset-rubber_house_soft = Gentle
preset-chicago = Usual
preset-chicago_s1 = With honours
preset-chicago_s0 = Non-dealer’s side
preset-chicago_duplicate = Usual
preset-duplicate = Usual
preset-training_s3 = Usual
preset-draw = Usual
preset-custom = Our own

vulnerable = vulnerable
not-vulnerable = not vulnerable
you = you
bot = bot
bot-name = Bot { $number }
host = host
host-take = Be the host
partner = partner
away = away

close = Close
cancel = Cancel
back = Back
home = Home
menu = Menu
yes = yes
no = no

# The settings.
settings = Settings
settings-language = Language
language-en = English
language-ru = Русский
settings-theme = Appearance
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-suits = Suits
suits-2 = Two colours
suits-4 = Four colours
settings-letters = Letters on cards
letters-auto = By language
letters-latin = A K Q J
letters-cyrillic = Т К Д В

# The state of the connection.
connecting = One moment, the table is being laid.
lost-title = The connection dropped
lost-next =
    { $seconds ->
        [0] Trying again now.
       *[other] Next try in { $seconds } s.
    }
lost-kept = Nothing is lost.
lost-unsent = Your move is kept.
try-now = Try now

# Pages for what went wrong.
gone-title = There is no such table
gone-text = The link may be cut short, or the table was closed long ago.
not-found-title = There is nothing here
not-found-text = The address may be cut short.
fault-title = Something broke on our side
fault-text = The game is safe: it goes on from where it stood.
fault-id = If it keeps happening, tell the club this number: { $error }
open-another = Open a table
look-again = Look again
home-link = Rekontra, home
