import type { Card, Form, Seat, Side, Strain } from "../protocol";
import { settings } from "./settings.svelte";
import { t } from "./words";

/** A way of keeping score as people speak of it: a tour of rubbers is one of its own. */
export type Kind = Form | "tour";

export type Suit = Exclude<Strain, "NT">;

/** Clockwise from North. */
export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];

/** The seat so many places further clockwise. */
export function seatAfter(seat: Seat, steps = 1): Seat {
  return SEATS[(SEATS.indexOf(seat) + steps) % 4] as Seat;
}

export function partner(seat: Seat): Seat {
  return seatAfter(seat, 2);
}

export function sideOf(seat: Seat): Side {
  return seat === "N" || seat === "S" ? "NS" : "EW";
}

export const otherSide = (side: Side): Side => (side === "NS" ? "EW" : "NS");

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

const CYRILLIC: Record<string, string> = { A: "Т", K: "К", Q: "Д", J: "В" };

/** What stands in the corner of a card: 10, 9, and the letters that the settings ask for. */
export function indexOf(card: Card): string {
  const rank = card[1] as string;
  if (rank === "T") return "10";
  return (settings.alphabet === "cyrillic" ? CYRILLIC[rank] : undefined) ?? rank;
}

/** The card in words: "ace of spades". */
export function cardName(card: Card): string {
  const rank = card[1] as string;
  // Fluent tells the number 9 from the text "9".
  return t("card", { rank: Number(rank) || rank, suit: suitOf(card) });
}
