import type { Meaning } from "../protocol";
import type { Suit } from "./bridge";
import { t, words } from "./words";

type Bounds = readonly [low: number, high: number];

/** No hand holds more high-card points. */
const MOST_POINTS = 37;
const MOST_CARDS = 13;

/** One thing that a call says: in words, or a length with the sign of its suit. */
export type Fact = { text: string; drawn: null; suit: null } | { text: string; drawn: string; suit: Suit };

function bound([low, high]: Bounds, most: number): "exact" | "least" | "most" | "range" {
  if (low === high) return "exact";
  if (high >= most) return "least";
  return low === 0 ? "most" : "range";
}

/** The name of the convention that a call belongs to; null for none. */
export function conventionOf(meaning: Meaning): string | null {
  return meaning.convention === null ? null : words(`convention-${meaning.convention}`);
}

/** Why one makes the call, or what it is for, in a sentence; null when there are no words for it. */
export const noteOf = (note: string): string | null => words(`note-${note}`);

/** What a call says of the hand, in the order in which people say it. */
export function factsOf(meaning: Meaning): Fact[] {
  const plain = (text: string): Fact => ({ text, drawn: null, suit: null });
  const facts: Fact[] = [];
  if (meaning.strength !== null) {
    const [low, high] = meaning.strength;
    const values = { bound: bound(meaning.strength, MOST_POINTS), low, high };
    facts.push(plain(t(`meaning-strength-${meaning.count}`, values)));
  }
  if (meaning.balanced) facts.push(plain(t("meaning-balanced")));
  for (const [suit, length] of meaning.lengths) {
    const [low, high] = length;
    const values = { bound: bound(length, MOST_CARDS), low, high };
    const text = t("meaning-length", { ...values, suit });
    facts.push({ text, drawn: t("meaning-cards", values), suit });
  }
  if (meaning.agrees !== null) facts.push(plain(t("meaning-agrees", { suit: meaning.agrees })));
  if (meaning.forcing !== "no") facts.push(plain(t("meaning-forcing", { forcing: meaning.forcing })));
  return facts;
}

/** All that a call says, in one line of plain text. */
export function meaningText(meaning: Meaning): string {
  const convention = conventionOf(meaning);
  const facts = factsOf(meaning).map(({ text }) => text);
  if (convention !== null) facts.unshift(convention);
  else if (meaning.artificial) facts.unshift(t("meaning-artificial"));
  const said = facts.join(", ");
  return [said, noteOf(meaning.note)].filter((part) => part).join(". ");
}
