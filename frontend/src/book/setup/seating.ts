import { SEATS } from "../../lib/bridge";
import type { Card, Form, Seat, Seating } from "../../protocol";

/** How the players come to their seats, while it is being chosen. */
export interface Seats {
  seating: Seating;
  /** The card that each player drew, null until it is said. */
  draws: readonly (Card | null)[];
  /** Who sits where: at Draw Bridge the two players, else North, East, South and West. */
  seats: readonly number[];
  first: Seat | null;
}

/** The first two of the list are partners, and so are the next two. */
export function seatsOf(form: Form): number[] {
  return form === "draw" ? [0, 1] : [0, 2, 1, 3];
}

/** The seats that have to be filled. */
export function seatNames(form: Form): readonly Seat[] {
  return form === "draw" ? ["N", "E"] : SEATS;
}

/** What the club is told of it; null while a card is missing or drawn twice. */
export function told(seats: Seats, players: number) {
  const { seating, first } = seats;
  const draws = seats.draws.slice(0, players).filter((card) => card !== null);
  if (seating === "manual" && (draws.length < players || new Set(draws).size < players)) return null;
  return {
    seating,
    draws: seating === "manual" ? draws : null,
    seats: seating === "fixed" ? [...seats.seats] : null,
    first_dealer: seating === "fixed" ? first : null,
  };
}
