import { entriesOf, sum, type BySide } from "../sheet/model";
import type { BookMatch, Sheet, Side } from "../protocol";

/** A deal whose points are other than before; null where it was not there. */
export interface Change {
  key: string;
  /** Its place in the match now, or before when it is gone. */
  place: number;
  /** Whether it does not count any more, because the match is over before it. */
  behind: boolean;
  before: BySide<number> | null;
  after: BySide<number> | null;
}

/** What a correction did: the deals, and the totals of both sides. */
export interface Changes {
  /** The number of the match. */
  match: number;
  deals: Change[];
  before: Sheet["totals"];
  after: Sheet["totals"];
}

const SIDES: readonly Side[] = ["NS", "EW"];

function pointsOf(match: BookMatch, key: string): BySide<number> | null {
  const place = match.keys.indexOf(key) + 1;
  if (place === 0) return null;
  return {
    NS: sum(entriesOf(match.sheet, place, "NS")),
    EW: sum(entriesOf(match.sheet, place, "EW")),
  };
}

/** Compare a match with itself after a change; null when no number moved. */
export function compare(before: BookMatch, after: BookMatch): Changes | null {
  const gone = before.keys.filter((key) => !after.keys.includes(key));
  const deals = [...after.keys, ...gone].flatMap((key): Change[] => {
    const change = { key, before: pointsOf(before, key), after: pointsOf(after, key) };
    const behind = after.behind.some((deal) => deal.key === key);
    const same = SIDES.every((side) => change.before?.[side] === change.after?.[side]);
    const place = (after.keys.indexOf(key) + 1) || before.keys.indexOf(key) + 1;
    return same ? [] : [{ ...change, place, behind }];
  });
  const totals = { before: before.sheet.totals, after: after.sheet.totals };
  const moved = SIDES.some((side) => totals.before[side] !== totals.after[side]);
  return deals.length > 0 || moved ? { match: after.number, deals, ...totals } : null;
}
