import type { Seat, Strain } from "../../protocol";
import { bid, BLANK, reach, type Draft } from "./draft";

// "4sx n +1": contract, doubling, declarer, result. Every part may be missing from its place on,
// so that whatever has been typed so far can be read.
const TYPED = /^(?:(P)|([1-7])(?:(NT?|[SHDC])(XX?)?([NESW])?(XX?)?(=|[+−-]\d{0,2})?)?)?$/;

/** Read what has been typed, or null when it means nothing. */
export function readTyped(text: string): Draft | null {
  const read = TYPED.exec(text.replaceAll(" ", ""));
  if (read === null) return null;
  const [, passed, level, strain, early, declarer, late, result] = read;
  if (passed !== undefined) return { ...BLANK, passedOut: true };
  const draft = { ...BLANK, level: level === undefined ? null : Number(level) };
  if (draft.level === null || strain === undefined) return draft;
  const full = strain.startsWith("N") ? "NT" : (strain as Strain);
  const over = margin(result);
  const { over: most, under } = reach(draft.level);
  if (over > most || over < -under) return null;
  return {
    ...bid(draft, draft.level, full),
    doubling: (early ?? late ?? "").length,
    declarer: (declarer as Seat | undefined) ?? null,
    over,
  };
}

function margin(result: string | undefined): number {
  if (result === undefined || result === "=") return 0;
  const tricks = Number(result.slice(1));
  return result.startsWith("+") ? tricks : -tricks;
}

/** What a key adds to the text; null for a key that adds nothing. */
export function signOf(event: KeyboardEvent): string | null {
  if (/^[a-z0-9+=−-]$/i.test(event.key)) return event.key.toUpperCase();
  if (event.key === " ") return " ";
  // Under a Cyrillic layout the letters stand on the same keys.
  if (!/^\p{Script=Cyrillic}$/u.test(event.key)) return null;
  return /^Key([A-Z])$/.exec(event.code)?.[1] ?? null;
}
