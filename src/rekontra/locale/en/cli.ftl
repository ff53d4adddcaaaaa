# The command line alone; the browser does not load this file.

# Help.
cli-help = A bridge club: tables by link, scoring that explains itself, deals.
cli-help-serve = Open the club on this machine: pages, tables and API.
cli-help-score = Say what one contract is worth, and where each point comes from.
cli-help-deal = Deal boards and print them.
cli-help-solve = Solve deals double dummy: the tricks of every declarer in every strain, and par.
cli-help-match = Play a match of two teams of bots, and say which is the better and how sure that is.
cli-help-review = Look at played deals again: what each call said, what each card cost, and par.
cli-help-sheet = Keep the score of a whole match: read its deals from a file and print the sheet.
cli-help-options = List the house rules: presets and options, and what each does.
cli-help-version = Show the version.
cli-help-lang = The language: en or ru. Unsaid, REKONTRA_LANG or the locale decides.
cli-help-help = Show this help.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-help-host = Address to listen on; 0.0.0.0 lets others on the network in.
cli-help-port = Port to listen on; 0 takes any that is free.
cli-help-data = The file that keeps all tables.
cli-help-memory = Keep tables in memory only, until the club closes.
cli-help-pace = How slowly bots act: 1 is human, 0 at once.
cli-help-browser = Open the club in the browser.
cli-help-executor = The scheduler of a cluster (distributed) on whose machines bots think; unsaid, on this one.

cli-help-contract = Contract such as 4SX, 3nt or 6♥XX, with declarer and result if you like (4SXN+1), or P for a deal passed out.
cli-help-declarer = Who declares; needed when one side alone is vulnerable, else South if unsaid.
cli-help-tricks = Tricks of the declaring side, 0 to 13.
cli-help-result = Tricks over or under the contract, instead of --tricks.
cli-help-vul = Who is vulnerable: none unless said. In a rubber those are the sides with a game, so a game of theirs ends it and earns the premium.
cli-help-form = How it is scored: duplicate unless a preset says otherwise.
cli-help-preset = House rules by name; rekontra options lists them.
cli-help-set = A house rule, as often as wanted; rekontra options lists them.
cli-help-leg = Points the declaring side has below the line already (rubber, Chicago).
cli-help-deal-number = Which of the four deals of a Chicago; unsaid, the first on which vulnerability is so.
cli-help-honours = Honours held in one hand (rubber, Chicago).
cli-help-honours-side = Who held them; the declaring side unless said.
cli-help-json = Print JSON: the score of the declaring side, and the entries.

cli-help-sheet-file = The sheet file as JSON; - reads the standard input.
cli-help-sheet-json = Print the sheet as JSON.

cli-help-number = How many boards.
cli-help-where = Deal only what is wanted: a condition such as 'hcp(N) + hcp(S) >= 25 and not balanced(W)', or a kind to practise by name, such as @notrump.
cli-help-tries = How many deals to look through for each board.
cli-help-seed = Deal the same boards for the same number; never for a game between people.
cli-help-format = A diagram; one PBN line a board; or one JSON object a board.

cli-help-solve-deal = A deal as PBN writes it: "N:AKQ2.AK3.A94.A52 T98.QJT.KQJ.9876 …", spades first, from North clockwise.
cli-help-solve-file = A file of deals instead: PBN, LIN, JSON, or a deal a line; - reads the standard input.
cli-help-solve-dealer = Who deals, for par; unsaid, as the file says, else North.
cli-help-solve-vul = Who is vulnerable, for par; unsaid, as the file says, else nobody.
cli-help-solve-json = Print JSON, an object a deal: the tricks by declarer and strain, and par.

cli-help-check = Say what is wrong in files of boards (PBN, LIN, JSON), place by place.
cli-help-convert = Write the boards of a file in another form: PBN, LIN or JSON, by the endings of the names.
cli-help-check-files = Files ending in .pbn, .lin or .json.
cli-help-check-json = Print a line of JSON for each file.
cli-help-convert-in = A file ending in .pbn, .lin or .json, or a link of the BBO hand viewer.
cli-help-convert-out = The file to be written; its ending says how. LIN has no place for most tags of PBN.
cli-help-encoding = How a file is encoded that is not UTF-8 and does not say so itself.

cli-help-review-file = A file ending in .pbn, .lin or .json, or a link of the BBO hand viewer.
cli-help-review-board = The number of the board; unsaid, all of the file.
cli-help-review-json = Print JSON, an object a board.

cli-help-match-home = The home team’s bot; it sits North-South at the open table and East-West at the closed one.
cli-help-match-away = The visitors’ bot.
cli-help-match-boards = How many boards; each is played at both tables.
cli-help-match-seed = Deal the same boards for the same number; unsaid, new ones, and the number is told.
cli-help-match-played = Play the cards too; unsaid, the auction is scored by double dummy.
cli-help-match-jobs = How many boards to work on at once; 0 is one for each processor.
cli-help-match-each = Show every board.
cli-help-match-json = Print JSON: the result, and every board.

# How a command was written.
cli-usage-command = There is no command { $name }; there are { $commands }.
cli-usage-missing = { $name } is missing; { $command } --help shows what belongs here.
cli-usage-option = There is no option { $option }; { $command } --help lists those there are.
cli-usage-option-near = There is no option { $option }; perhaps { $near } is meant.
cli-usage-needs-value = { $option } needs a value after it.
cli-usage-whole-number = { $option } takes a whole number.
cli-usage-number = { $option } takes a number from { $low } to { $high }.
cli-usage-number-from = { $option } takes a number from { $low } on.
cli-usage-other = There is a word too many; { $command } --help shows how to write it.
cli-value = { $option } cannot be { $value }: it is one of { $allowed }.
cli-not-together = { $one } and { $other } do not go together.

# What was to be scored.
cli-contract = { $text } is no contract: write one like 4SX, 3NT or 4HN-2, or P for a deal passed out.
cli-say-tricks = How many tricks? Add the result, as in { $text }+1, or --tricks 10.
cli-tricks-differ = The tricks are told twice, and not alike.
cli-say-declarer = Who declares? With one side vulnerable it matters: add --declarer N.
cli-say-vul = Who is vulnerable on that deal of the Chicago? Add --vul.
cli-preset-form = The house rules { $preset } are not of the form { $form }.
cli-set = { $text } is no house rule: write OPTION=VALUE, such as honours=true.
cli-set-name = There is no house rule { $name }; rekontra options lists them.

# What the rules forbid, beside what they forbid everywhere.
cli-refused-honours-duplicate = At duplicate honours do not count.
cli-refused-set-duplicate = Duplicate has no house rules; choose a --form or --preset of rubber or Chicago.
cli-refused-deal-number = Only a Chicago has numbered deals: leave out --deal.
cli-refused-no-deal = A Chicago has four deals, and { $number } is none of them.
cli-refused-leg-form = Here every deal stands alone, so nothing is below the line: leave out --leg.
cli-refused-leg = { $leg } points cannot stand below the line: before a game it is 0 or 20 to 90 in tens.
cli-refused-chicago = No deal of a Chicago can have this number, this vulnerability and these points below the line together.

# The score.
cli-score-title =
    { $contract } · { $seat } · { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } · { $vulnerable ->
        [yes] vulnerable
       *[no] not vulnerable
    }
cli-score-passed-out = Passed out: nothing is written.
cli-score-side = Side
cli-score-line = Line
cli-score-above = above
cli-score-below = below
cli-score-reason = For
cli-score-arithmetic = Arithmetic
cli-score-points = Points
cli-score-total = Total
cli-score-game =
    { $side ->
        [NS] That makes a game for North–South.
       *[EW] That makes a game for East–West.
    }
cli-score-rubber =
    { $side ->
        [NS] That is the second game of North–South and the end of the rubber.
       *[EW] That is the second game of East–West and the end of the rubber.
    }

# A sheet file. $sheet and $deal are 0 where none is meant.
cli-sheet-place =
    { $sheet ->
        [0] {""}
       *[other] sheet { $sheet }:{" "}
    }{ $deal ->
        [0] {""}
       *[other] deal { $deal }:{" "}
    }
cli-sheet-refused = { $place }{ $why }
cli-sheet-no-file = { $path } cannot be read: { $why }
cli-sheet-syntax = { $place }this is no JSON: { $why }
cli-sheet-profile = { $place }the profile cannot be read: { $why }
cli-sheet-missing = { $place }{ $field } is missing
cli-sheet-unknown = { $place }there is no field { $field }; perhaps { $near } is meant
cli-sheet-value = { $place }{ $field } must be { $allowed }, not { $found }
cli-sheet-range = { $place }{ $field } must be { $low } to { $high }, not { $found }
cli-sheet-without = { $place }{ $field } does not go with a deal passed out
cli-sheet-behind =
    { $place }{ $count ->
        [one] Deal { $deals } lies behind the end of the match and is not scored.
       *[other] Deals { $deals } lie behind the end of the match and are not scored.
    }
cli-sheet-title = { $form } · { $rules }
cli-sheet-number = Sheet { $sheet }
cli-sheet-games = Games
cli-sheet-leg = Below the line now
cli-sheet-total = Total
cli-sheet-of-deal = deal { $deal }
cli-sheet-at-end = at the end
cli-sheet-side-us =
    { $name ->
        [we] We
        [they] They
        [NS] N–S
        [EW] E–W
       *[other] { $name }
    }
cli-sheet-deal = Deal
cli-sheet-contract = Contract
cli-sheet-by = By
cli-sheet-result = Result
cli-sheet-zone = Vulnerable
cli-sheet-passed-out = passed out
cli-sheet-nobody = –
cli-sheet-both = all
cli-sheet-open = The match is not over.
cli-sheet-stopped = Stopped before its end.
cli-sheet-draw = A draw: nothing to settle.
cli-sheet-won =
    { $name }: { $points } more, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
cli-sheet-money = At { $stake } a unit each of them receives { $money }.
cli-sheet-rubber = Two games: { $name }
cli-sheet-next = Next to deal: { $seat }

# Files of boards.
cli-check-file =
    { $path }: { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $issues ->
        [0] nothing wrong
        [one] { $issues } thing wrong
       *[other] { $issues } things wrong
    }
cli-check-issue =
    { $place }: { $board ->
        [0] {""}
       *[other] board { $board }:{" "}
    }{ $why }
cli-convert-done =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } written to { $path }
cli-convert-issues =
    { $count ->
        [one] { $count } place in { $path } is not as it should be
       *[other] { $count } places in { $path } are not as they should be
    }: rekontra check tells more.
cli-convert-unwritable = { $path } cannot be written: { $why }
cli-files-unreadable = { $path } cannot be read: { $why }
cli-files-encoding = There is no encoding { $name }; cp1252, cp1251 or cp1250 may be meant.
cli-flaw-no-tag = { $text } is no tag
cli-flaw-no-pair = { $text } is no key of two letters
cli-flaw-stray = { $text } belongs to no section
cli-flaw-unclosed = the comment has no end
cli-flaw-open-bracket = a bracket has no partner
cli-flaw-value = { $name } cannot be { $text }
cli-flaw-repeated = { $name } stands twice in one game
cli-flaw-nothing-before = { $name } is said to be as in the game before, which does not have it
cli-flaw-dealt-twice = the card { $text } is dealt twice
cli-flaw-hand-size =
    { $seat } has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-flaw-call = { $text } is no call
cli-flaw-illegal-call = the call { $text } is not legal here
cli-flaw-card = { $text } is no card
cli-flaw-not-held = { $seat } does not hold { $text }
cli-flaw-revoke = { $seat } plays { $text } and could follow suit
cli-flaw-unplaced = it is not known in which order { $text } was played
cli-flaw-note = the note { $text } is missing, or nothing refers to it
cli-flaw-differs = { $name } is { $text }, but by all else it is { $found }
cli-flaw-charset = there is no encoding { $text }
cli-flaw-too-long = { $name } is cut after { $count } characters
cli-flaw-too-much =
    { $name ->
        [boards] boards after the first { $count } are not read
        [parts] the file is not read beyond { $count } parts of one game
        [inherited] no more than { $count } characters are taken over from earlier games
       *[issues] no more than { $count } things are told
    }
cli-flaw-no-text = this is no text
cli-flaw-too-large = this is larger than { $count } bytes
cli-flaw-no-json = this is no JSON: { $text }
cli-flaw-no-link = this is no link of a hand viewer that shows hands

# Deals.
cli-deal-title = Board { $board } · { $dealer } · { $zone }
cli-deal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-deal-looking = Looking for board { $board }
cli-deal-none =
    { $tries ->
        [one] One deal was looked through for board { $board }, and it is not
       *[other] { $tries } deals were looked through for board { $board }, and none is
    } as wanted: { $where }. Ask for less, or look longer with --tries.
cli-where = The condition cannot be read at character { $place }{ $found }: { $why }
cli-where-found = , “{ $text }”
cli-where-why =
    { $fault ->
        [too-long] it is too long.
        [too-deep] too much lies within brackets or in one chain.
        [sign] this sign has no place in a condition.
        [syntax] something is missing or too much here; equal is written ==.
        [name] what can be asked of a hand is { $allowed }.
        [seat] a hand is one of { $allowed }.
        [hands] a question is about one hand, as in hcp(N).
        [number] numbers go up to 999.
        [shape] a shape is four lengths that make 13, such as "4432" or "10-2-1-0".
        [kind] a number, a shape, or a yes or no does not fit here.
        [practice] the kinds to practise are { $allowed }.
       *[part] this is no part of a condition.
    }
cli-suit-S = S
cli-suit-H = H
cli-suit-D = D
cli-suit-C = C
cli-rank =
    { $rank ->
        [T] 10
       *[other] { $rank }
    }

# Double dummy.
cli-solve-declarer = Declarer
cli-solve-par =
    { $side ->
        [NS] Par is { $points } for North–South: { $contracts }.
        [EW] Par is { $points } for East–West: { $contracts }.
       *[none] Par is 0: nobody can make anything, and all should pass.
    }
cli-solve-par-means = Par is what neither side can better when all see all the cards; vulnerability counts, and who deals.
cli-solve-contract = { $contract } by { $by }, { $margin }
cli-solve-either = { $one } or { $other }
cli-solve-progress = Solving
cli-solve-one-of = Which deal? Write one in quotes, or name a file of them with --file, and not both.
cli-solve-deal = { $text } is no deal: write four hands from North on, as in "N:AKQ2.AK3.A94.A52 T98.QJT.KQJ.9876 …".
cli-solve-no-deal = Board { $board } has no whole deal: it takes four hands of 13 different cards.
cli-solve-empty = There is no deal in { $path }.
cli-solve-no-solver = There is no double-dummy solver for this machine: the package endplay, which brings it, is not installed here.

# The review of a deal.
cli-review-progress = Looking at the deals again
cli-review-no-board = There is no board { $board } in { $path }.
cli-review-refused = Board { $board } cannot be reviewed: { $why }
cli-review-seat = Player
cli-review-call = Call
cli-review-says = What it says
cli-review-book = The book calls
cli-review-unlisted = no call of the book; taken naturally
cli-review-rather = { $call }: { $why }
cli-review-contract =
    { $contract } · double dummy { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } at the opening lead
cli-review-trick = Trick
cli-review-after = Double dummy
cli-review-cost =
    Trick { $trick }, { $seat }: { $card } costs { $cost ->
        [one] { $cost } trick
       *[other] { $cost } tricks
    } double dummy, { $best } none; { $reasonable ->
        [yes] on what could be seen it was as good as any.
        [no] on what could be seen there was better.
       *[unknown] how it looked at the table is not known.
    }
cli-review-player = Player
cli-review-calls = Calls as the book
cli-review-of = { $part } of { $whole }
cli-review-cards = Cards
cli-review-lost = Tricks lost
cli-review-avoidable = There was better

# A match of bots.
cli-match-no-solver = This machine has no double-dummy solver: add --played to have the cards played.
cli-match-begins = The first board
cli-match-how =
    { $played ->
        [yes] cards played
       *[no] scored by double dummy after the auction
    }
cli-match-title =
    { $home } – { $away } · { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } · { $how } · seed { $seed }
cli-match-imps = IMPs a board for the home team: { $imps }
cli-match-result =
    { $imps ->
        [0] A draw.
        [one] { $name } wins by { $imps } IMP.
       *[other] { $name } wins by { $imps } IMPs.
    }
cli-match-boards = Boards for the home team: { $won } won, { $drawn } level, { $lost } lost
cli-match-board = Board
cli-match-open = Open table
cli-match-closed = Closed table
cli-match-points = N–S
cli-match-won = IMPs
cli-match-declared = Contracts
cli-match-games = Games
cli-match-slams = Slams
cli-match-doubled = Doubled
cli-match-made = { $bid }, { $made } made
cli-match-passed-out = Passed out: { $count } of { $tables } tables

# The club.
cli-serve-open = The club is open at { $address } (Ctrl+C closes it)
cli-serve-network = Others on your network come in at { $address }
cli-serve-kept = Tables are kept in { $path }
cli-serve-memory = Tables are kept in memory only
cli-serve-closed = The club is closed.
cli-serve-port-taken = Port { $port } is taken, perhaps by another club: choose a free one with --port, or any with --port 0.
cli-serve-port-forbidden = Port { $port } may not be opened by you: choose one above 1023 with --port.
cli-serve-no-address = This machine has no address { $host }: --host takes 127.0.0.1, 0.0.0.0 or one of its own.
cli-serve-data-occupied = A club is open on { $path } already. Close it, or name another file with --data.
cli-serve-data-newer = { $path } was written by a newer Rekontra: update this one, or choose another file with --data.
cli-serve-data-unwritable = { $path } cannot be opened for writing: choose another file with --data, or --memory.
cli-serve-data = The tables of { $path } cannot be opened ({ $why }): choose another file with --data.
cli-serve-not-started = The club could not be opened; the lines above say why.
cli-serve-executor = The machines at { $address } cannot be had ({ $why }): check --executor, or leave it out to have the bots think here.
cli-serve-executor-missing = --executor needs the package distributed: install rekontra[cluster].

# House rules.
cli-options-presets = { $form }: presets, with what each changes
cli-options-as-usual = nothing
cli-options-head = House rules for --set, the usual value first
cli-options-only = Only for: { $forms }.
cli-options-needs = Only with { $need }.
cli-option =
    { $name ->
        [honours] Whether four or five trump honours, or four aces, in one hand are paid.
        [honours_claim] Who finds honours: the program, or the holder after the play or the auction.
        [rubber_premium_scheme] 700 or 500 at the end of a rubber, or 200 a game and 700 for the last.
        [final_game_also] Whether the last game gets its 200 beside the 700.
        [rubber_2_0] Premium for a rubber of two games to none.
        [rubber_2_1] Premium for a rubber of two games to one.
        [insult_doubled] Premium for making a doubled contract.
        [insult_redoubled] Premium for making a redoubled contract.
        [nv_doubled_undertricks] Doubled undertricks, not vulnerable: 100, 200, 200, then 300, or 100, then 200.
        [unfinished_game] Premium for a game when a rubber is stopped.
        [unfinished_part] Premium for a part-score when a rubber is stopped.
        [unfinished_reading] Whether a stopped rubber pays only a side that is alone with its game or part-score, or each.
        [unit] How many points make a unit of the settlement.
        [round] How the difference becomes units: an exact half up or down, always down, always up, not at all.
        [stake] What a unit is worth, for each player.
        [rubber_winner] Whose name the rubber bears: the larger total or two games.
        [tour] A single match, or three rubbers with every partnership once.
        [tour_order] Whether the pairs of a tour are cut for or fixed.
        [tour_dealer] Whether the first dealer of the next rubber is cut for or the deal goes on.
        [vul_scheme] Who is vulnerable on deals two and three of a Chicago: the dealer’s side or the other.
        [fourth_deal_part] What earns 100 at the end of a Chicago: a part-score made on deal four, or one still held.
        [passed_out] Whether a deal of a Chicago passed out is dealt again or counts.
        [first_dealer] Who deals first: by cut, or North.
        [players] How many players share the table.
        [rotation] How partners change among six or seven: by cut, or those least often together.
        [individual_total] What each player adds up over several matches.
        [training_declarer] Who declares a training deal: the side with more points, whoever is agreed, or by an auction.
        [training_length] How many deals a training match has; 0 is until a side has two games.
        [training_game_premium] Premium for every game of a training match.
        [training_rubber_premium] Premium for the second game that ends a training match.
        [draw_follow_suit] Whether suit must be followed while cards are drawn.
        [stock_top_face_up] Whether the top card of the stock is seen before the lead.
        [last_trick] When the last trick may be looked at.
       *[dummy_sees_all] Whether dummy sees all four hands.
    }

# Bidding.
cli-help-bid = Say what the bots would call with a hand, and why.
cli-help-bid-hand = The hand: spades, hearts, diamonds and clubs, divided by dots.
cli-help-bid-auction = The calls so far from the dealer on, such as "1C P 1S X"; the hand calls next.
cli-help-bid-dealer = Who dealt; unsaid, North.
cli-help-bid-vul = Who is vulnerable; unsaid, nobody.
cli-help-bid-part = The part-scores below the line of North–South and of East–West, such as 40,0.
cli-help-bid-system = The system of all four players.
cli-help-bid-without = Conventions that are not played, divided by commas.
cli-help-bid-explain = Say too what each call so far has shown.
cli-help-bid-json = Print JSON: the call, why, and what else might be called.
cli-help-bid-file = A file with one such question a line in JSON, its fields named as the options; - reads the standard input.
cli-bid-hand = { $text } cannot be read as a hand ({ $why }): write it like AKQ72.K83.A94.52.
cli-bid-cards =
    { $count ->
        [one] The hand has { $count } card: it must have 13.
       *[other] The hand has { $count } cards: it must have 13.
    }
cli-bid-calls = { $text } is no call: write 1C to 7NT, P, X or XX.
cli-bid-call =
    Call { $number }, { $call }, is not allowed: { $reason ->
        [insufficient-bid] the bid is too low.
        [nothing-to-double] there is nothing to double.
        [nothing-to-redouble] there is nothing to redouble.
       *[auction-over] the auction is over by then.
    }
cli-bid-heard = { $seat }: { $call } — { $said }
cli-bid-chosen = { $call } — { $said }
cli-bid-alternative = Or { $call } — { $said }
