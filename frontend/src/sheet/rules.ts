import type { Rules } from "../lib/api";
import { optionsOf, valueOf } from "../lib/house";
import { words } from "../lib/words";
import type { Profile } from "../protocol";

/** A house rule in a sentence; null when it has no bearing on the score. */
export function sentence(name: string, profile: Profile): string | null {
  const value = valueOf(profile, { name });
  const given = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  return words(`sheet-option-${name.replaceAll("_", "-")}`, { value: given });
}

/** The house rules worth telling: honours always, the rest where it is not the usual. */
export function houseRules(rules: Rules | null, profile: Profile): string[] {
  const options = rules === null ? [] : optionsOf(rules, profile);
  const differ = options.filter((option) => valueOf(profile, option) !== option.default);
  const told = new Set(["honours", ...differ.map(({ name }) => name)]);
  return [...told].flatMap((name) => sentence(name, profile) ?? []);
}
