import type { Contract, DealChange, DealResult, Honours, Seat, Strain } from "../../protocol";

/** A result while it is being entered. */
export interface Draft {
  passedOut: boolean;
  level: number | null;
  strain: Strain | null;
  declarer: Seat | null;
  doubling: number;
  /** Tricks over the contract, negative for undertricks; null where what was typed cannot be. */
  over: number | null;
  honours: Honours | null;
}

export const BLANK: Draft = {
  passedOut: false,
  level: null,
  strain: null,
  declarer: null,
  doubling: 0,
  over: 0,
  honours: null,
};

/** As on the keys: notrump on top. */
export const STRAINS: readonly Strain[] = ["NT", "S", "H", "D", "C"];
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** The most tricks over and under that a contract of this level can have. */
export function reach(level: number): { over: number; under: number } {
  return { over: 7 - level, under: level + 6 };
}

/** Whether a contract of this level can have this result. */
export function within(level: number, over: number): boolean {
  const most = reach(level);
  return over <= most.over && over >= -most.under;
}

/** The draft with another contract; a result that it cannot have is just made. */
export function bid(draft: Draft, level: number, strain: Strain): Draft {
  return {
    ...draft,
    passedOut: false,
    level,
    strain,
    over: draft.over === null || within(level, draft.over) ? draft.over : 0,
    honours: fitting(draft.honours, strain),
  };
}

/** What honours can be worth at this strain: at notrump only the four aces count. */
export function amountsOf(strain: Strain): readonly number[] {
  return strain === "NT" ? [150] : [100, 150];
}

/** Honours that this strain cannot have are none: nobody has said that they are others. */
export function fitting(honours: Honours | null, strain: Strain | null): Honours | null {
  const possible = honours !== null && amountsOf(strain ?? "S").includes(honours.points);
  return possible ? honours : null;
}

/** The contract, once it is named. */
export function contractOf(draft: Draft): Contract | null {
  const { level, strain, doubling, declarer } = draft;
  if (draft.passedOut || level === null || strain === null || declarer === null) return null;
  return { level, strain, doubling, declarer };
}

/** The result as the club takes it; null while something is missing. */
export function resultOf(draft: Draft): DealResult | null {
  if (draft.passedOut) return { contract: null, tricks: 0, honours: null };
  const contract = contractOf(draft);
  if (contract === null || draft.over === null) return null;
  return { contract, tricks: contract.level + 6 + draft.over, honours: draft.honours };
}

/** What would have to be entered for this result. */
export function draftOf({ contract, tricks, honours }: DealResult): Draft {
  if (contract === null) return { ...BLANK, passedOut: true };
  return { ...BLANK, ...contract, over: tricks - contract.level - 6, honours };
}

/** What an entry is for: the next deal, one that was forgotten, or another result of one. */
export type Target =
  | { kind: "next" }
  | { kind: "insert"; before: string }
  | { kind: "correct"; key: string; result: DealResult };

/**
 * The change that the club is asked for; a fresh deal gets its key from whoever enters it.
 *
 * The match is named, so that a deal kept without a line does not slip into the next one.
 */
export function changeOf(
  target: Target,
  result: DealResult,
  key: string | null,
  match: number,
): DealChange {
  if (target.kind === "correct") return { type: "correct_deal", key: target.key, result };
  const before = target.kind === "insert" ? target.before : null;
  return { type: "enter_deal", result, key, before, match };
}
