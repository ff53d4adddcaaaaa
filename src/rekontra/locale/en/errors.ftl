# A sentence for every reason why the server refuses an action: its code after "error-".

error-auction-over = The auction is over.
error-auction-open = The auction is not over yet.
error-not-your-turn = It is not your turn.
error-dummy-is-silent = Dummy takes no part in the play.
error-insufficient-bid = The bid is too low.
error-nothing-to-double = There is nothing to double.
error-nothing-to-redouble = There is nothing to redouble.
error-card-not-held = That card is not in the hand.
error-must-follow-suit = You have to follow suit.
error-deal-over = The deal is over.

# When the code has no sentence of its own.
error-other = That did not work ({ $code }).
