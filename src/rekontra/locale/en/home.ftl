# The home page, the house rules and the lobby.

home-title = Bridge with people you know
home-lead = Open a table, send the link, sit down. Nothing to install.

new-table = New table
your-name = Your name
name-missing = Say who you are: a name is all it takes.
name-full = That is as long as a name can be: { $most } characters.
game = Game
tile-rubber = Rubber
tile-rubber-text = to two games
tile-chicago = Chicago
tile-chicago-text = four deals
tile-chicago_duplicate = Duplicate Chicago
tile-chicago_duplicate-text = each deal by itself
open-table = Open the table
opening = Opening the table…
offline-home = The club does not answer. Is there a connection?
try-again = Try again

join-title = Join a table
join-label = Link or code
join = Join
join-wrong = That is neither a link nor a code of a table.

your-turn = Your turn
waits-for-you = { $form } · { $names }

earlier = Earlier tables
earlier-text = The tables you were at will stand here.
earlier-forget = Forget this table
earlier-alone = no other people
score = { $we } : { $they }

about-title = The games in brief
about-rubber = Points for tricks go below the line. Who reaches 100 there has a game and is vulnerable; who has two games takes the rubber and 700 or 500 for it.
about-chicago = Four deals, one dealt by each player. Who is vulnerable is laid down: nobody, then one side, the other, and at last both. A game pays at once, and a part-score is carried on.
about-chicago_duplicate = Chicago in which nothing is carried: each deal pays its own part-score, game or slam.
about-bots = Free seats can be taken by bots. Whoever comes by the link may take a bot’s place.

# House rules.
house-rules = House rules
house-rules-named = House rules: { $name }
rules-more = More rules
rules-change = Change them
rules-load = The house rules could not be fetched.
# The sentences of the rules; choice is the word that can be changed.
rule-honours = Honours { $choice }.
choice-honours-true = count
choice-honours-false = do not count
rule-honours_claim = They are { $choice }.
choice-honours_claim-auto = found for the players
choice-honours_claim-after_play = claimed after the play
choice-honours_claim-after_auction = claimed after the auction
rule-rubber_premium_scheme = The rubber earns { $choice }.
choice-rubber_premium_scheme-700_500 = 700 or 500 at its end
choice-rubber_premium_scheme-game_200_rubber_700 = 200 a game and 700 for the last
rule-final_game_also = With the last game its 200 { $choice }.
choice-final_game_also-false = do not count
choice-final_game_also-true = count too
rule-rubber_2_0 = Won by two games to none it earns { $choice }.
rule-insult_redoubled = A redoubled contract made: { $choice } more.
rule-nv_doubled_undertricks = Doubled undertricks, not vulnerable: { $choice }.
choice-nv_doubled_undertricks-law = 100, 200, 200, then 300 each
choice-nv_doubled_undertricks-simplified = 100, then 200 each
rule-unfinished_game = In a rubber left unfinished a game earns { $choice }
rule-unfinished_part = and a part-score { $choice }.
rule-unfinished_reading = That goes { $choice }.
choice-unfinished_reading-only = to a side when the other has none
choice-unfinished_reading-each = to each side that has one
rule-unit = We settle { $choice }.
choice-unit-100 = by hundreds
choice-unit-10 = by tens
choice-unit-1 = by single points
rule-round = The difference is { $choice }.
choice-round-half_away = rounded, a half up
choice-round-half_down = rounded, a half down
choice-round-floor = rounded down
choice-round-ceil = rounded up
choice-round-none = not rounded
rule-rubber_winner = The rubber is won by { $choice }.
choice-rubber_winner-points = more points
choice-rubber_winner-games = two games
rule-vul_scheme = On the second and third deal { $choice } is vulnerable.
choice-vul_scheme-dealer_side = the dealer’s side
choice-vul_scheme-non_dealer_side = the other side
rule-fourth_deal_part = The last deal pays 100 for a part-score { $choice }.
choice-fourth_deal_part-made = made on it
choice-fourth_deal_part-held = held at its end
rule-passed_out = A deal passed out { $choice }.
choice-passed_out-redeal = is dealt again
choice-passed_out-count = counts
rule-first_dealer = The first dealer is { $choice }.
choice-first_dealer-cut = drawn
choice-first_dealer-N = North
rule-last_trick = The last trick { $choice }.
choice-last_trick-law = may be seen until one’s side plays on
choice-last_trick-always = may be seen at any time
choice-last_trick-never = stays face down
rule-dummy_sees_all = Dummy sees { $choice }.
choice-dummy_sees_all-false = only what lies open
choice-dummy_sees_all-true = all four hands

# The lobby.
lobby-free =
    { $count ->
        [0] Everybody is here
        [one] One seat to fill
        [2] Two seats to fill
        [3] Three seats to fill
       *[other] The table is open
    }
lobby-take-seat = Take a seat
lobby-watching = All four seats are taken. You are watching.
lobby-invites = { $host } is at the table.
lobby-wait-host = { $host } will start the game.
lobby-host-away = The host is away.
lobby-invite = Show this, or send the link. They need only a name.
lobby-qr = The link as a QR code
lobby-link = Link
lobby-send = Send
lobby-copy = Copy
lobby-copied = Copied
lobby-share-text = A seat at the bridge table is free for you
lobby-fill = Fill with bots and deal
lobby-deal = Deal
lobby-again = Play again
lobby-sit-here = sit here
lobby-sit = Sit { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
lobby-seat-free = Free
lobby-add-bot = add a bot
lobby-seat-of = { $seat }: { $name }
lobby-move = move here
lobby-move-here = Move here
lobby-bot-here = Seat a bot here
lobby-take-bot = Take the bot’s place
lobby-unseat = Free this seat
lobby-swap = Swap with { $name }
lobby-leave = Leave the table
lobby-rename = Change my name
lobby-you = you
lobby-you-host = you, the host
lobby-host = host
lobby-bot-yours = bot: take its place
lobby-away = away
lobby-partner = partner
lobby-save = Save

over-won = { $names } won
over-drawn = A draw
over-stopped = Stopped before its end.
over-units =
    { $units ->
        [0] Nobody owes anything.
        [one] The difference comes to { $units } unit.
       *[other] The difference comes to { $units } units.
    }
over-sheet = See the sheet
pair = { $one } and { $other }
