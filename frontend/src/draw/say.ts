import { cardName } from "../lib/bridge";
import { nameAt } from "../lib/people";
import { t } from "../lib/words";
import type { Seat, StockView, TableView } from "../protocol";

/** The other player of two. */
export const opponentOf = (view: TableView, seat: Seat): Seat =>
  view.places.find((place) => place !== seat) ?? seat;

/** What somebody drew after a trick that `taker` won; what he drew is named if it was seen. */
export function drew(view: TableView, stock: StockView, seat: Seat, taker: Seat): string {
  const last = stock.shown.at(-1);
  const seen = last?.seat === seat && seat === taker ? last.card : null;
  const name = nameAt(view.seats, seat);
  if (seen !== null) return t("draw-seen", { name, card: cardName(seen) });
  return t("draw-by", { name, place: seat === taker ? "top" : "next" });
}

/** What a screen reader says after a card of the draw, before whose turn it is. */
export function afterDraw(before: TableView, now: TableView, taker: Seat | undefined): string[] {
  const stock = now.deal?.stock;
  if (stock == null || stock.left === before.deal?.stock?.left || taker === undefined) return [];
  const said = [t("said-trick", { name: nameAt(now.seats, taker) })];
  const own = stock.drawn.at(-1);
  for (const seat of now.places) {
    if (seat !== now.seat) said.push(`${drew(now, stock, seat, taker)}.`);
    else if (own !== undefined) said.push(t("said-drew", { card: cardName(own) }));
  }
  if (stock.left === 0) said.push(t("said-draw-over"));
  return said;
}
