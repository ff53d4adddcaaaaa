import type { Refused } from "../protocol";
import { t, words } from "./words";

/** The sentence for a refusal of the server. */
export function refusalText(refused: Pick<Refused, "code" | "details">): string {
  return words(`error-${refused.code}`, refused.details) ?? t("error-other", { code: refused.code });
}
