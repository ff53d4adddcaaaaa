import { actAt, openTable } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { t, words } from "../lib/words";
import type { Level } from "../protocol";

export const LEVELS: readonly Level[] = ["weak", "medium", "strong"];

/** The name of a kind of deals; null is for all of them. */
export const kindName = (kind: string | null): string =>
  words(`practice-kind-${kind ?? "any"}`) ?? kind ?? "";

// Where every deal stands alone, what is practised is not swayed by a part-score.
const PRESET = "chicago_duplicate";

/** Sit down with three bots and deal; the path of the table. */
export async function practise(kind: string | null, level: Level): Promise<string> {
  const name = settings.name || t("practice-name");
  const { table, path } = await openTable({ preset: PRESET, name, seat: "S", bots: true, practice: kind });
  await actAt(table, { type: "set_bots", level });
  await actAt(table, { type: "start_match" });
  return path;
}
