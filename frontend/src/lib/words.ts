import { FluentNumber } from "@fluent/bundle";

import { dictionary } from "./dictionary.svelte";
import type { Messages } from "./messages";
import { settings } from "./settings.svelte";

export type MessageId = keyof Messages;
type Value = string | number;
type Arguments<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [args: Record<Messages[Id], Value>];

/** The words of this message in the language of the settings; reactive. */
export function t<Id extends MessageId>(id: Id, ...[args]: Arguments<Id>): string {
  return words(id, args) ?? id;
}

/** The words of a message whose name comes from the server; null when there is none. */
export function words(id: string, args?: Record<string, Value>): string | null {
  const shown = dictionary();
  const message = shown?.getMessage(id);
  if (shown === null || message?.value == null) return null;
  const given = Object.entries(args ?? {}).map(([name, value]) => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  // With a list for errors a missing variable is shown by its name instead of being thrown.
  return shown.formatPattern(message.value, Object.fromEntries(given), []);
}

/** A number of points: no separators, a real minus. */
export function number(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number with its sign, zero without. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : number(value);
}

/** A day in the words of the language: "14 May". */
export function day(time: number): string {
  return new Intl.DateTimeFormat(settings.language === "en" ? "en-GB" : settings.language, {
    day: "numeric",
    month: "long",
  }).format(time);
}
