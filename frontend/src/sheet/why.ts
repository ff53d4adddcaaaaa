import { otherSide, sideOf } from "../lib/bridge";
import { t, words } from "../lib/words";
import type { Contract, Entry, Sheet, SheetView } from "../protocol";
import { bySide, legs, lineOf, standsAlone, sum, whoIs, written } from "./model";
import { sentence } from "./rules";

/** A line of the arithmetic: what is counted, and "6 × 30". */
export interface Row {
  label: string;
  sum: string;
}

/** The terms of an entry, and what its sum was multiplied by. */
export function arithmetic(sheet: Sheet, entry: Entry): Row[] {
  const contract = lineOf(sheet, entry)?.result.contract ?? null;
  const several = entry.terms.length > 1 ? 1 : 0;
  let from = 1;
  const rows = entry.terms.map(({ count, each }): Row => {
    const first = from;
    from += count;
    const range = count === 1 ? String(first) : `${first}–${from - 1}`;
    const label = t("sheet-term", {
      reason: entry.reason,
      strain: contract?.strain ?? "NT",
      doubling: contract?.doubling ?? 0,
      points: entry.points,
      several,
      from: first,
      count,
      range,
    });
    return { label, sum: count === 1 && !several ? String(each) : `${count} × ${each}` };
  });
  if (entry.factor > 1) {
    rows.push({
      label: t("sheet-factor", { doubling: contract?.doubling ?? 0 }),
      sum: `× ${entry.factor}`,
    });
  }
  return rows;
}

/** "We were not vulnerable." under a number that depends on it. */
export function zoneSentence(view: SheetView, sheet: Sheet, entry: Entry): string | null {
  const line = lineOf(sheet, entry);
  const contract = line?.result.contract ?? null;
  if (line === null || contract === null) return null;
  const depends =
    ["undertricks", "small_slam", "grand_slam"].includes(entry.reason) ||
    (entry.reason === "overtricks" && contract.doubling > 0) ||
    (entry.reason === "game" && view.profile.form !== "rubber");
  if (!depends) return null;
  const side = sideOf(contract.declarer);
  const vulnerable = line.vulnerable.includes(side) ? "yes" : "no";
  return t("sheet-was-vulnerable", { who: whoIs(side, view.seat), vulnerable });
}

/** The rule behind a number, and what the number did on the sheet, in sentences. */
export function reasons(view: SheetView, sheet: Sheet, index: number): string[] {
  const entry = sheet.entries[index];
  if (entry === undefined) return [];
  const line = lineOf(sheet, entry);
  const contract = line?.result.contract ?? null;
  const house = entry.option === null ? null : sentence(entry.option, view.profile);
  const whole = house !== null && toldByHouse(view, entry);
  const told = whole ? [] : [rule(view, sheet, entry, contract)];
  if (entry.place === "below" && !standsAlone(view.profile.form)) {
    told.push(...towardsGame(sheet, index));
  }
  if (house !== null) told.push(t("sheet-house", { rule: house }));
  return told;
}

/** Whether the house rule alone says all that its number needs. */
function toldByHouse(view: SheetView, { reason }: Entry): boolean {
  if (reason === "game") return view.profile.form === "rubber";
  return reason === "insult" || reason === "rubber" || reason === "part_score";
}

function rule(view: SheetView, sheet: Sheet, entry: Entry, contract: Contract | null): string {
  const line = lineOf(sheet, entry);
  const games = sheet.deals.at(-1)?.games[otherSide(entry.side)] ?? 0;
  const vulnerable =
    contract !== null && line?.vulnerable.includes(sideOf(contract.declarer)) ? "yes" : "no";
  const args = {
    form: view.profile.form,
    strain: contract?.strain ?? "NT",
    doubling: contract?.doubling ?? 0,
    points: entry.points,
    house: entry.option ?? "none",
    vulnerable,
    games,
  };
  return words(`sheet-rule-${entry.reason.replace("_", "-")}`, args) ?? "";
}

function towardsGame(sheet: Sheet, index: number): string[] {
  const entry = sheet.entries[index];
  const leg = legs(sheet).find(({ game }) => game === (entry?.game ?? 1));
  if (entry === undefined || leg === undefined) return [];
  if (leg.to === null) return [t("sheet-leg-open")];
  if (leg.to !== entry.side) return [t("sheet-leg-struck")];
  const own = leg.entries[entry.side];
  const last = own.at(-1);
  if (last?.index !== index) {
    const deal = last && lineOf(sheet, last.entry)?.number;
    return [t("sheet-leg-helped", { deal: deal ?? 0 })];
  }
  const parts = own.map((item) => item.entry.points).join(" + ");
  const made = own.length > 1 ? `${parts} = ${sum(own)}` : parts;
  return [t("sheet-leg-made", { sum: made })];
}

/** The two halves of a side's total: what stands below the line and what above. */
export function halves(sheet: Sheet, side: "NS" | "EW"): { below: number; above: number } {
  const own = bySide(written(sheet))[side];
  const below = own.filter(({ entry }) => entry.place === "below");
  return { below: sum(below), above: sum(own) - sum(below) };
}
