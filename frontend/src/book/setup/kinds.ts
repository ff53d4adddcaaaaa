import type { Rules } from "../../lib/api";
import type { Kind } from "../../lib/bridge";
import { firstPreset, presetOf, presetsOf, withValue } from "../../lib/house";
import type { Profile } from "../../protocol";

export const KINDS: readonly Kind[] = [
  "rubber",
  "tour",
  "chicago",
  "chicago_duplicate",
  "duplicate",
  "training",
  "draw",
];

export function kindOf(profile: Profile): Kind {
  return profile.tour === "three_rubbers" ? "tour" : profile.form;
}

/** How many people this can be kept for. */
export function peopleOf(kind: Kind): { least: number; most: number } {
  if (kind === "draw") return { least: 2, most: 2 };
  return { least: 4, most: kind.startsWith("chicago") ? 7 : 4 };
}

/** The house rules that are offered first. */
export function profileOf(rules: Rules, kind: Kind): Profile {
  if (kind !== "tour") return firstPreset(rules, kind);
  return withValue(rules, firstPreset(rules, "rubber"), "tour", "three_rubbers");
}

/** The profile of this preset, kept for the same kind of match and number of people. */
export function withPreset(rules: Rules, profile: Profile, name: string): Profile {
  const preset = rules.presets[name];
  if (preset === undefined) return profile;
  const { tour, tour_order, tour_dealer, players, rotation } = profile;
  return { ...preset, tour, tour_order, tour_dealer, players, rotation };
}

/** The name of its house rules, whatever the kind of match and the number of people. */
export function presetIn(rules: Rules, profile: Profile): string {
  const names = presetsOf(rules, profile.form);
  return presetOf(rules, profile) === "custom"
    ? (names.find((name) => same(withPreset(rules, profile, name), profile)) ?? "custom")
    : presetOf(rules, profile);
}

function same(one: Profile, other: Profile): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof Profile] === value);
}
