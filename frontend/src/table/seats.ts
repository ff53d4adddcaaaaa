import { partner, SEATS, seatAfter, sideOf } from "../lib/bridge";
import type { DealView, Seat, Side, TableView } from "../protocol";

/** Where a seat is drawn on the viewer's screen. */
export type Spot = "top" | "right" | "bottom" | "left";

const SPOTS: readonly Spot[] = ["bottom", "left", "top", "right"];

export const otherSide = (side: Side): Side => (side === "NS" ? "EW" : "NS");

/** The four seats clockwise, this one first. */
export const around = (first: Seat): Seat[] => [0, 1, 2, 3].map((steps) => seatAfter(first, steps));

/** The spot of a seat when `bottom` is drawn at the bottom. */
export const spotOf = (seat: Seat, bottom: Seat): Spot =>
  SPOTS[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4] as Spot;

export const dummyOf = (deal: DealView): Seat | null =>
  deal.contract ? partner(deal.contract.declarer) : null;

export const tricksOf = (winners: readonly Seat[], side: Side): number =>
  winners.filter((seat) => sideOf(seat) === side).length;

/** The side the viewer counts as his own: South's for those who look on. */
export const ownSide = (view: TableView): Side => sideOf(view.seat ?? "S");
