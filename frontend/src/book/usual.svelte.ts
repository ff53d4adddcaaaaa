import { getRules, type Rules } from "../lib/api";
import type { BookMatch } from "../protocol";
import { presetIn } from "./setup/kinds";

/**
 * The name of a match's house rules.
 *
 * That it is a tour, or for five, makes no house rules of one's own; until the club has said which
 * sets there are, the name is the one that the match came with.
 */
export function usualName(match: () => BookMatch): { readonly name: string } {
  let rules = $state.raw<Rules | null>(null);
  $effect(() => {
    getRules().then(
      (known) => (rules = known),
      () => {},
    );
  });
  return {
    get name() {
      const { preset, profile } = match();
      return rules === null ? preset : presetIn(rules, profile);
    },
  };
}
