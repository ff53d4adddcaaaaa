import { partner, sideOf } from "../lib/bridge";
import type { DealView, Seat, Side, TableView } from "../protocol";

/** Two players have no dummy. */
export const dummyOf = (deal: DealView): Seat | null =>
  deal.contract && deal.stock === null ? partner(deal.contract.declarer) : null;

/** The seat that is drawn at the bottom: one's own, or South's for those who look on. */
export const bottomOf = (view: TableView): Seat => view.seat ?? (forTwo(view) ? "N" : "S");

/** Whether this is a table for two. */
export const forTwo = (view: TableView): boolean => view.places.length === 2;

export const tricksOf = (winners: readonly Seat[], side: Side): number =>
  winners.filter((seat) => sideOf(seat) === side).length;

/** The side the viewer counts as his own: South's for those who look on. */
export const ownSide = (view: TableView): Side => sideOf(view.seat ?? "S");
