import type { Option, Profile } from "../protocol";
import type { Rules } from "./api";

export type Plain = boolean | number | string;

export function valueOf(profile: Profile, option: Pick<Option, "name">): Plain {
  return profile[option.name as keyof Profile];
}

function counts(option: Option, profile: Profile): boolean {
  if (!option.forms.includes(profile.form)) return false;
  return option.needs === null || option.needs.values.includes(valueOf(profile, { name: option.needs.option }));
}

/** The options that can be chosen in this profile. */
export function optionsOf(rules: Rules, profile: Profile): Option[] {
  return rules.options.filter((option) => option.name !== "form" && counts(option, profile));
}

/** The profile with another value; options that no longer count go back to their defaults. */
export function withValue(rules: Rules, profile: Profile, name: string, value: Plain): Profile {
  let changed: Profile = { ...profile, [name]: value };
  for (const option of rules.options) {
    if (!counts(option, changed)) changed = { ...changed, [option.name]: option.default };
  }
  return changed;
}

/** The name of the preset that this profile is, or "custom". */
export function presetOf(rules: Rules, profile: Profile): string {
  for (const [name, preset] of Object.entries(rules.presets)) {
    if (rules.options.every((option) => valueOf(preset, option) === valueOf(profile, option))) return name;
  }
  return "custom";
}

/** The presets of a form, in the order of the server. */
export function presetsOf(rules: Rules, form: Profile["form"]): string[] {
  return Object.entries(rules.presets)
    .filter(([, preset]) => preset.form === form)
    .map(([name]) => name);
}

/** What is offered first for a form: no honours, as most people play. */
export function firstPreset(rules: Rules, form: Profile["form"]): Profile {
  const names = presetsOf(rules, form);
  const name = names.find((known) => !rules.presets[known]?.honours) ?? names[0];
  return rules.presets[name ?? ""] as Profile;
}
