import type { Seat } from "../protocol";
import { SEATS } from "./bridge";

/** Where a seat is drawn on the viewer's screen. */
export type Spot = "top" | "right" | "bottom" | "left";

const SPOTS: readonly Spot[] = ["bottom", "left", "top", "right"];

/** The seats that are played on clockwise, this one first. */
export function around(first: Seat, places: readonly Seat[] = SEATS): Seat[] {
  const start = places.indexOf(first);
  return [...places.slice(start), ...places.slice(0, start)];
}

/** The spot of a seat when `bottom` is drawn at the bottom; two players face each other. */
export function spotOf(seat: Seat, bottom: Seat, places: readonly Seat[] = SEATS): Spot {
  if (places.length === 2) return seat === bottom ? "bottom" : "top";
  return SPOTS[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4] as Spot;
}
