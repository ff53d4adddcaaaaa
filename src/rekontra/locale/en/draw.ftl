# Draw Bridge for two: the draw before the auction

draw = The draw
draw-trick = trick { $number } of { $of }
draw-stock = Stock
draw-left =
    { $count ->
        [0] stock empty
        [one] { $count } card in the stock
       *[other] { $count } cards in the stock
    }
draw-top = On top of the stock: { $card }
draw-how = Who takes the trick draws the top card, the other the next.
draw-any = any card, no trumps
draw-you =
    { $place ->
        [top] You drew the top card
       *[next] You drew the next card
    }
draw-by =
    { $place ->
        [top] { $name } drew the top card
       *[next] { $name } drew the next card
    }
draw-deals = Deals for two are not looked at again
draw-deals-text = Their points stand on the score sheet.
draw-seen = { $name } drew the { $card }
said-drew = You drew the { $card }.
said-draw-over = The stock is empty.

tile-draw = Draw Bridge
tile-draw-text = for two
about-draw = For two. Thirteen tricks without trumps only decide who draws which card from the stock; then follow the auction, ended by one pass, and thirteen tricks that count, without dummy. Scored as a rubber.
rule-draw_follow_suit = While cards are drawn, suit { $choice } be followed.
choice-draw_follow_suit-false = need not
choice-draw_follow_suit-true = must
rule-stock_top_face_up = The top card of the stock { $choice }.
choice-stock_top_face_up-false = lies face down
choice-stock_top_face_up-true = is seen by both
