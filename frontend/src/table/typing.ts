import type { Call, Card } from "../protocol";

export type Typed = { call: Call } | { card: Card };

/** What has been typed so far, or what it has come to. */
export type Reading = { text: string } | Typed | null;

const BID = /^[1-7](C|D|H|S|NT)$/;
const CARD = /^[SHDC]([2-9TJQKA])$/;
const START = /^([1-7]N?|[SHDC]1?|X)?$/;

/**
 * Read a key after what was typed before it: `3n`, `p`, `x`, `xx` call, `sa` and `h10` play.
 * Null when the keys mean nothing. `redouble` tells whether an X may be the first of two.
 */
export function readKey(before: string, key: string, auction: boolean, redouble: boolean): Reading {
  const text = before + key;
  if (auction) {
    if (text === "P") return { call: "P" };
    if (text === "XX") return { call: "XX" };
    if (text === "X") return redouble ? { text } : { call: "X" };
    const named = /^[1-7]N$/.test(text) ? `${text}T` : text;
    if (BID.test(named)) return { call: named as Call };
    return /^[1-7]$/.test(text) ? { text } : null;
  }
  const ten = text.replace("10", "T");
  if (CARD.test(ten)) return { card: ten as Card };
  return /^[SHDC]1?$/.test(text) && START.test(text) ? { text } : null;
}

// Keys on a screen, and programs that type, say which letter it is and not which key.
const CYRILLIC = "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ";
const LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM";

/** The Latin letter or figure of a key, also under a Cyrillic layout; null for any other key. */
export function keyName(event: KeyboardEvent): string | null {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toUpperCase();
  if (/^\p{Script=Cyrillic}$/u.test(event.key)) {
    const physical = /^Key([A-Z])$/.exec(event.code);
    if (physical) return physical[1] as string;
    if (event.code === "") return LATIN[CYRILLIC.indexOf(event.key.toUpperCase())] ?? null;
  }
  return null;
}
