import { words } from "../lib/words";
import type { Form, Profile } from "../protocol";

type Option = keyof Profile;

const CONTRACT: Option[] = ["insult_doubled", "insult_redoubled", "nv_doubled_undertricks"];
const SETTLING: Option[] = ["unit", "round", "stake"];

/** The options that a form listens to, in the order in which they are told. */
const OPTIONS: Record<Form, Option[]> = {
  rubber: [
    "rubber_premium_scheme",
    "final_game_also",
    "rubber_2_0",
    "rubber_2_1",
    ...CONTRACT,
    "unfinished_reading",
    "unfinished_game",
    "unfinished_part",
    ...SETTLING,
    "rubber_winner",
    "tour",
  ],
  chicago: ["vul_scheme", "fourth_deal_part", ...CONTRACT, ...SETTLING],
  chicago_duplicate: ["vul_scheme", "passed_out", ...CONTRACT, ...SETTLING],
};

/** What is usual; only the rest has to be told. */
const USUAL: Partial<Profile> = {
  rubber_premium_scheme: "700_500",
  final_game_also: false,
  rubber_2_0: 700,
  rubber_2_1: 500,
  insult_doubled: 50,
  insult_redoubled: 100,
  nv_doubled_undertricks: "law",
  unfinished_reading: "only",
  unfinished_game: 300,
  unfinished_part: 100,
  unit: 100,
  round: "half_away",
  stake: 0,
  rubber_winner: "points",
  tour: "off",
  vul_scheme: "dealer_side",
  fourth_deal_part: "made",
  passed_out: "redeal",
};

/** A house rule in a sentence; null when there are no words for it. */
export function sentence(option: string, profile: Profile): string | null {
  const value = profile[option as Option];
  if (value === undefined) return null;
  const given = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  return words(`sheet-option-${option.replaceAll("_", "-")}`, { value: given });
}

/** The house rules worth telling: honours always, the rest where it is not the usual. */
export function houseRules(profile: Profile): string[] {
  const told: Option[] = ["honours"];
  if (profile.honours && profile.honours_claim !== "auto") told.push("honours_claim");
  told.push(...OPTIONS[profile.form].filter((option) => profile[option] !== USUAL[option]));
  return told.flatMap((option) => sentence(option, profile) ?? []);
}
