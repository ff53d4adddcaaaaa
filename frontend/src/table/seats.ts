import { partner, sideOf } from "../lib/bridge";
import type { DealView, Seat, Side, TableView } from "../protocol";

export const dummyOf = (deal: DealView): Seat | null =>
  deal.contract ? partner(deal.contract.declarer) : null;

export const tricksOf = (winners: readonly Seat[], side: Side): number =>
  winners.filter((seat) => sideOf(seat) === side).length;

/** The side the viewer counts as his own: South's for those who look on. */
export const ownSide = (view: TableView): Side => sideOf(view.seat ?? "S");
