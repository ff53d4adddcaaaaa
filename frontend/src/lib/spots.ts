import type { Seat } from "../protocol";
import { SEATS, seatAfter } from "./bridge";

/** Where a seat is drawn on the viewer's screen. */
export type Spot = "top" | "right" | "bottom" | "left";

const SPOTS: readonly Spot[] = ["bottom", "left", "top", "right"];

/** The four seats clockwise, this one first. */
export const around = (first: Seat): Seat[] => [0, 1, 2, 3].map((steps) => seatAfter(first, steps));

/** The spot of a seat when `bottom` is drawn at the bottom. */
export const spotOf = (seat: Seat, bottom: Seat): Spot =>
  SPOTS[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4] as Spot;
