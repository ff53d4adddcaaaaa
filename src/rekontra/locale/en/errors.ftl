# A sentence for every reason why the server refuses an action: its code after "error-".

error-auction-over = The auction is over.
error-auction-open = The auction is not over yet.
error-draw-open = Cards are still being drawn.
error-not-your-turn = It is not your turn.
error-dummy-is-silent = Dummy takes no part in the play.
error-insufficient-bid = The bid is too low.
error-nothing-to-double = There is nothing to double.
error-nothing-to-redouble = There is nothing to redouble.
error-card-not-held = That card is not in the hand.
error-must-follow-suit = You have to follow suit.
error-deal-over = The deal is over.
error-claim-before-lead = A claim waits for the opening lead.
error-claim-by-dummy = Dummy may not claim.
error-claim-open = A claim is waiting for its answers. Until then nothing is called or played.
error-claim-tricks = { $left ->
        [one] One trick is left to be claimed.
       *[other] { $left } tricks are left to be claimed.
    }
error-no-claim = There is no claim to answer.
error-no-vote = It is not for you to answer this.
error-answered-already = You have answered already.
error-nothing-of-yours = The last call or card is not yours to take back.
error-undo-open = Somebody is asking already to take back a call or card.
error-no-undo-asked = Nobody asks to take anything back.

# When the code has no sentence of its own.
error-other = That did not work ({ $code }).

# The table.
error-stale = The game has moved on meanwhile. Look again and choose.
error-host-only = Only the host of the table may do that.
error-host-here = The host is here.
error-not-seated = Take a seat first.
error-match-running = A match is being played. That waits for its end.
error-no-match = No match is being played.
error-deal-running = The deal is not over yet.
error-no-deal = No deal is being played.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-seats-empty = All four seats must be taken first. Bots can fill them.
error-seat-taken = Somebody sits there already. Choose another seat.
error-seat-free = Nobody sits there.
error-table-full = All four seats are taken. You can watch, or make a table of your own.
error-name-taken = Somebody at this table is called { $name } already. Choose another name.
error-name-empty = Say what to call you.
error-name-too-long = A name has at most { $most } characters.
error-no-seat = Nobody plays on this seat in this form of the game.
error-four-hands-only = This is for tables of four.
error-hand-seen = You have seen the cards of another hand. Change seats after this deal.
error-no-honours = There are no honours of yours to claim now.
error-undo-off = At this table nothing is taken back.
error-undo-calls-only = At this table calls may be taken back, cards not.
error-nothing-to-call-off = There is no claim and no request to call off.
error-statement-too-long = A statement has at most { $most } characters.
error-unknown-preset = There are no house rules called { $name }.
error-form-not-played = This form of the game is not played at a table yet.
error-hint-with-others = Hints are for those who play with bots alone.
error-unknown-practice = There is no practice called { $name }.
error-practice-not-found = No deal of this kind came up. Try again, or choose another kind.
error-notrump-range = The opening 1NT must lie between { $least } and { $most } points, with at most { $widest } from its lower to its upper end.
error-not-a-hand = A hand is thirteen different cards.
error-too-slow = That took too long: the club is busy. Try again in a while.
error-no-solver = This club has no double-dummy solver, so it cannot look at the deal again.

# House rules.
error-option-value-not-allowed = { $option } may not be { $value }. It may be: { $allowed }.
error-option-not-of-form = { $option } does not belong to this form of the game.
error-option-needs-another = { $option } counts only when { $needed } is: { $allowed }.

# Results.
error-rubber-over = The rubber is over.
error-chicago-over = The four deals of this Chicago are over.
error-deals-over = All the deals of this match are over.
error-match-stopped = The match was stopped.
error-deal-unfinished = This deal is not finished.
error-no-such-deal = There is no deal { $deal }.
error-tricks-out-of-range = The tricks are from 0 to 13.
error-tricks-passed-out = A passed-out deal has no tricks.
error-honours-off = Honours are not played here.
error-honours-passed-out = A passed-out deal has no honours.
error-honours-amount = Honours are 100 or 150 points, at notrump 150.
error-honours-not-held = Nobody was dealt these honours.

# The score book.
error-unknown-sheet = There is no such score sheet. The link may be cut short, or the club may have been started anew.
error-sheet-locked = The owner has locked this sheet. You can look, not write.
error-owner-only = Only whoever made this sheet may do that.
error-sheet-not-set-up = Say first who plays.
error-deals-entered = A deal is written down already. Players and rules are chosen before the first deal.
error-tour-running = The tour goes on under the rules it began with.
error-match-not-stopped = The match was not stopped.
error-nothing-to-undo = There is nothing to take back.
error-players-number = This form is for { $wanted } players, not for { $number }.
error-player-twice = Two players cannot both be called { $name }.
error-no-such-player = There is no such player.
error-seats-not-players = Put { $number } different players on the seats.
error-draws-not-cards = Say which card each of the { $number } players drew: all different.
error-partners-again = In a tour nobody has the same partner twice.
error-deal-gone = That deal is not on the sheet any more. Somebody may have struck it out.
error-deal-known = This deal is on the sheet already.
error-no-such-match = There is no match { $number } on this sheet.
error-too-many-deals = One match holds at most { $most } deals.
error-too-many-matches = One sheet holds at most { $most } matches. Make a new one.

# Addresses and messages.
error-unknown-table = There is no such table. The link may be cut short, or the club may have been started anew.
error-unknown-address = There is no such address.
error-another-site = This page belongs to another site.
error-unreadable = The message could not be read: { $why }
error-fault = Something went wrong here, not with you. Nothing played is lost. Its number is { $error }.
