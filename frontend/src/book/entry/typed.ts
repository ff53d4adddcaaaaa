import type { Seat, Strain } from "../../protocol";
import { keyName } from "../../table/typing";
import { bid, BLANK, within, type Draft } from "./draft";

// "4sx n +1": contract, doubling, declarer, result. Every part may be missing from its place on,
// so that whatever has been typed so far can be read. A result that is not whole yet, or that the
// contract cannot have, is none.
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
  return {
    ...bid(draft, draft.level, full),
    doubling: (early ?? late ?? "").length,
    declarer: (declarer as Seat | undefined) ?? null,
    over: over !== null && within(draft.level, over) ? over : null,
  };
}

function margin(result: string | undefined): number | null {
  if (result === undefined || result === "=") return 0;
  if (result.length === 1) return null;
  const tricks = Number(result.slice(1));
  return result.startsWith("+") ? tricks : -tricks;
}

/** What a key adds to the text; null for a key that adds nothing. */
export function signOf(event: KeyboardEvent): string | null {
  return /^[+=− -]$/.test(event.key) ? event.key : keyName(event);
}
