import { suitOf, type Suit } from "../lib/bridge";
import type { Call, Card, Strain } from "../protocol";

/** Colours alternate: black, red, black, red. */
const HAND_ORDER: readonly Suit[] = ["S", "H", "C", "D"];
const RANKS = "AKQJT98765432";

export const rankOf = (card: Card): string => card[1] as string;

/** Puts the higher card first. */
export const byRank = (one: Card, other: Card) => RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other));

export interface Holding {
  suit: Suit;
  cards: Card[];
}

/** The suits of a hand, high cards first; trumps, if there are any, lead. */
export function holdings(hand: readonly Card[], trumps: Strain | null = null): Holding[] {
  const suits = [...HAND_ORDER];
  if (trumps !== null && trumps !== "NT") {
    // Colours alternate on either side of the trumps as well: turn the circle, do not cut it.
    const place = suits.indexOf(trumps);
    suits.push(...suits.splice(0, place));
  }
  return suits.map((suit) => ({
    suit,
    cards: hand.filter((card) => suitOf(card) === suit).sort(byRank),
  }));
}

/** The most cards that one row of a hand holds on a phone. */
const ROW = 8;

/**
 * Break a sorted hand into the rows of a phone: one of up to eight cards, else two, parted between
 * suits. `before` is where it was parted last: the card that then began the second row.
 */
export function rows(suits: readonly Holding[], before: Suit | null): Card[][] {
  const cards = suits.flatMap((holding) => holding.cards);
  if (cards.length <= ROW) return [cards];
  const starts = suits.flatMap((_, place) => {
    const above = suits.slice(0, place).reduce((sum, holding) => sum + holding.cards.length, 0);
    return above > 0 && above <= ROW && cards.length - above <= ROW ? [above] : [];
  });
  const kept = starts.find((start) => suitOf(cards[start] as Card) === before);
  const even = (start: number) => Math.abs(2 * start - cards.length);
  const start =
    kept ?? starts.sort((one, other) => even(one) - even(other))[0] ?? Math.floor(cards.length / 2);
  return [cards.slice(0, start), cards.slice(start)];
}

export const STRAINS: readonly Strain[] = ["C", "D", "H", "S", "NT"];

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

export const bid = (level: number, strain: Strain): Call => `${level}${strain}` as Call;

/** Level and strain of a bid, null for the other three calls. */
export function bidOf(call: Call): { level: number; strain: Strain } | null {
  const level = Number(call[0]);
  return Number.isNaN(level) ? null : { level, strain: call.slice(1) as Strain };
}

/** How a card in a hand stands: waiting, playable, forbidden on one's own turn, or on its way. */
export type CardState = "rest" | "can" | "no" | "sent";
