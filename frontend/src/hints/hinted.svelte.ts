import { hintAt, RefusedError } from "../lib/api";
import { SEATS } from "../lib/bridge";
import { refusalText } from "../lib/refusal";
import { t } from "../lib/words";
import type { Hint, TableView } from "../protocol";

/** Whether the viewer plays a game of four hands, and with bots alone: then hints are given. */
export function alone(view: TableView): boolean {
  if (view.seat === null || view.form === "draw") return false;
  return SEATS.every((seat) => seat === view.seat || (view.seats[seat]?.bot ?? false));
}

/** A moment of a deal: what a hint is for, and what it no longer holds after. */
export function momentOf(view: TableView): string | null {
  const deal = view.deal;
  if (deal === null || view.phase !== "deal") return null;
  const left = SEATS.reduce((sum, seat) => sum + deal.left[seat], 0);
  return `${view.match} ${view.number} ${deal.calls.length} ${left}`;
}

/** The hint for one moment: not there yet, there, or refused in words. */
export class Hinted {
  #moment: string | null = null;
  #hint: Hint | null = $state.raw(null);
  #problem = $state("");

  get hint(): Hint | null {
    return this.#hint;
  }
  get problem(): string {
    return this.#problem;
  }

  /** Ask for the hint of this moment, unless it is here or on its way. */
  async ask(table: string, moment: string): Promise<void> {
    if (moment === this.#moment && this.#problem === "") return;
    this.#moment = moment;
    this.#hint = null;
    this.#problem = "";
    try {
      const hint = await hintAt(table);
      if (moment === this.#moment) this.#hint = hint;
    } catch (error) {
      if (moment !== this.#moment) return;
      this.#problem = error instanceof RefusedError ? refusalText(error.refused) : t("hint-failed");
    }
  }
}
