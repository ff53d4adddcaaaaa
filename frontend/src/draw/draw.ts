import { suitOf } from "../lib/bridge";
import type { Card, PlayedCard, Seat, TableView } from "../protocol";
import { byRank } from "../table/cards";

/** How many tricks the draw of a deal has: as many as a hand has cards. */
export const TRICKS = 13;

/**
 * Who takes a trick of the draw, which has no trumps: the second card wins only when it follows
 * suit and is higher. The last trick of the draw is told by the server no more.
 */
export function takerOf(cards: readonly PlayedCard[]): Seat | undefined {
  const [led, reply] = cards;
  if (led === undefined || reply === undefined) return undefined;
  return suitOf(reply.card) === suitOf(led.card) && byRank(reply.card, led.card) < 0
    ? reply.seat
    : led.seat;
}

/** The card that the viewer drew last, until he plays again or calls. */
export function fresh(view: TableView): Card | null {
  const deal = view.deal;
  if (deal?.stock == null || deal.calls.length > 0) return null;
  if (deal.trick.some(({ seat }) => seat === view.seat)) return null;
  return deal.phase === "draw" || deal.phase === "auction" ? (deal.stock.drawn.at(-1) ?? null) : null;
}
