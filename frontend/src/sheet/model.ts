import { otherSide, SEATS, sideOf } from "../lib/bridge";
import { nameAt, type Players } from "../lib/people";
import { signed, t } from "../lib/words";
import type { Contract, DealLine, Entry, Form, Seat, Sheet, SheetView, Side } from "../protocol";

/** An entry with its place in the sheet, by which it is asked for. */
export interface Written {
  entry: Entry;
  index: number;
}

export type BySide<T> = Record<Side, T>;

/** The entries below the line that count towards one game; `to` is the side that made it. */
export interface Leg {
  game: number;
  to: Side | null;
  entries: BySide<Written[]>;
}

/** A number that somebody wants explained. */
export type Asked =
  | { kind: "entry"; index: number }
  | { kind: "deal"; deal: number; side: Side }
  | { kind: "total"; side: Side };

/** What became of points below the line: they made the game, or the other side did. */
export type Fate = "open" | "made" | "struck";

/** How a side is spoken of: from the viewer's seat, or by its compass points. */
export type Who = "we" | "they" | Side;

/** Both sides, the viewer's own first. */
export function sidesFor(seat: Seat | null): [Side, Side] {
  const own = seat === null ? "NS" : sideOf(seat);
  return [own, otherSide(own)];
}

export function whoIs(side: Side, seat: Seat | null): Who {
  if (seat === null) return side;
  return side === sideOf(seat) ? "we" : "they";
}

/** Whether every deal stands alone: nothing is carried, and no line is drawn. */
export function standsAlone(form: Form): boolean {
  return form === "chicago_duplicate" || form === "duplicate";
}

export function askedKey(asked: Asked | null): string {
  if (asked === null) return "";
  if (asked.kind === "entry") return `entry-${asked.index}`;
  if (asked.kind === "deal") return `deal-${asked.deal}-${asked.side}`;
  return `total-${asked.side}`;
}

export function written(sheet: Sheet): Written[] {
  return sheet.entries.map((entry, index) => ({ entry, index }));
}

export function bySide<T extends { entry: Entry }>(entries: T[]): BySide<T[]> {
  return {
    NS: entries.filter(({ entry }) => entry.side === "NS"),
    EW: entries.filter(({ entry }) => entry.side === "EW"),
  };
}

export function above(sheet: Sheet): BySide<Written[]> {
  return bySide(written(sheet).filter(({ entry }) => entry.place === "above"));
}

/** The games below the line in order; while the match goes on the last one is open. */
export function legs(sheet: Sheet): Leg[] {
  const made = sheet.deals.flatMap((line) => (line.game_to === null ? [] : [line.game_to]));
  const below = written(sheet).filter(({ entry }) => entry.place === "below");
  const last = Math.max(0, ...below.map(({ entry }) => entry.game ?? 1));
  const count = Math.max(last, made.length + (sheet.over ? 0 : 1), 1);
  return Array.from({ length: count }, (_, place) => ({
    game: place + 1,
    to: made[place] ?? null,
    entries: bySide(below.filter(({ entry }) => (entry.game ?? 1) === place + 1)),
  }));
}

/** The deal of an entry, null for what is written when the match ends. */
export function lineOf(sheet: Sheet, entry: Entry): DealLine | null {
  return entry.deal === null ? null : (sheet.deals[entry.deal - 1] ?? null);
}

export function entriesOf(sheet: Sheet, deal: number, side?: Side): Written[] {
  return written(sheet).filter(
    ({ entry }) => entry.deal === deal && (side === undefined || entry.side === side),
  );
}

export function sum(entries: Written[]): number {
  return entries.reduce((total, { entry }) => total + entry.points, 0);
}

/** A number in words; `fate` is what became of it below the line. */
export function figureSpoken(
  sheet: Sheet,
  entry: Entry,
  who: Who,
  fate: Fate = "open",
): string {
  const { points, reason } = entry;
  const deal = lineOf(sheet, entry)?.number ?? 0;
  return t("sheet-figure-spoken", { points, who, deal, reason, fate });
}

/** Tricks over (positive) or under (negative) the contract. */
export function margin(contract: Contract, tricks: number): number {
  return tricks - contract.level - 6;
}

/** "=", "+2" or "−2", as players write the result of a deal. */
export function marginSign(contract: Contract, tricks: number): string {
  const over = margin(contract, tricks);
  return over === 0 ? "=" : signed(over);
}

/** The names of a side, free seats left out; at Draw Bridge one person has both seats of his. */
export function namesOf(players: Players, side: Side): string[] {
  const taken = SEATS.filter((seat) => sideOf(seat) === side && players[seat] !== null);
  return [...new Set(taken.map((seat) => nameAt(players, seat)))];
}

/** What each player has over all matches of this table that are over, the most first. */
export function running(view: SheetView): { name: string; value: number }[] {
  const { sheet, players, match } = view;
  const matches: { players: Players; totals: BySide<number>; settlement: BySide<number> }[] = [
    ...view.earlier,
  ];
  if (sheet?.over && !view.earlier.some(({ number }) => number === match)) {
    matches.push({ players, totals: sheet.totals, settlement: sheet.settlement });
  }
  const points = view.profile.individual_total === "points";
  const sums = new Map<string, number>();
  for (const { players, totals, settlement } of matches) {
    for (const seat of SEATS) {
      if (players[seat] === null) continue;
      const name = nameAt(players, seat);
      const value = (points ? totals : settlement)[sideOf(seat)];
      sums.set(name, (sums.get(name) ?? 0) + value);
    }
  }
  return [...sums].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value);
}
