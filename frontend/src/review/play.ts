import { SEATS, seatAfter, sideOf, suitOf, type Suit } from "../lib/bridge";
import type { Card, PlayedDeal, Review, Seat, Strain } from "../protocol";

/** A trick with the place of each card in the play, from 0; the last one may be short. */
export interface Trick {
  leader: Seat;
  cards: Partial<Record<Seat, { card: Card; place: number }>>;
  winner: Seat | null;
  /** How many tricks declarer's side has after it. */
  taken: number;
}

export function tricksOf(deal: PlayedDeal): Trick[] {
  const tricks: Trick[] = [];
  const side = deal.result.contract === null ? "NS" : sideOf(deal.result.contract.declarer);
  let taken = 0;
  for (let first = 0; first < deal.cards.length; first += 4) {
    const played = deal.cards.slice(first, first + 4);
    const winner = deal.winners[first / 4] ?? null;
    if (winner !== null && sideOf(winner) === side) taken += 1;
    tricks.push({
      leader: (played[0] as (typeof played)[number]).seat,
      cards: Object.fromEntries(
        played.map(({ seat, card }, step) => [seat, { card, place: first + step }]),
      ),
      winner,
      taken,
    });
  }
  return tricks;
}

/** The trick that lies on the table after so many cards, from 0; -1 before the lead. */
export const trickAt = (at: number): number => (at === 0 ? -1 : Math.floor((at - 1) / 4));

/** What is left of a hand before the trick that lies on the table after so many cards. */
export function handAt(deal: PlayedDeal, seat: Seat, at: number): Card[] {
  const gone = new Set(deal.cards.slice(0, 4 * Math.max(trickAt(at), 0)).map(({ card }) => card));
  return (deal.hands[seat] ?? []).filter((card) => !gone.has(card));
}

/** What the card at this place cost its side; 0 while that is not known. */
export const costAt = (review: Review | null, place: number): number => review?.cards[place]?.cost ?? 0;

/** The places of the cards that cost tricks. */
export const costly = (review: Review): number[] =>
  review.cards.flatMap(({ cost }, place) => (cost > 0 ? [place] : []));

/** Cards by suits, spades first, as they are written. */
export function bySuits(cards: readonly Card[]): { suit: Suit; cards: Card[] }[] {
  const order: readonly Suit[] = ["S", "H", "D", "C"];
  return order
    .map((suit) => ({ suit, cards: cards.filter((card) => suitOf(card) === suit) }))
    .filter((held) => held.cards.length > 0);
}

/** The strains of a double-dummy table, in its order. */
export const STRAINS: readonly Strain[] = ["C", "D", "H", "S", "NT"];

/** The tricks of this declarer in this strain, double dummy. */
export const openTricks = (review: Review, declarer: Seat, strain: Strain): number =>
  review.table.tricks[5 * SEATS.indexOf(declarer) + STRAINS.indexOf(strain)] as number;

/** The columns of the play: West first, as people write it. */
export const COLUMNS: readonly Seat[] = [0, 1, 2, 3].map((steps) => seatAfter("W", steps));
