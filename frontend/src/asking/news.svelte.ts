import type { Step } from "../lib/live.svelte";
import { newsOf } from "./say";

/** How long it is told how a claim or request ended. */
const STAYS = 5_000;

/** How the last claim or request ended, for as long as it takes to read it. */
export class News {
  #text: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string | null {
    return this.#text;
  }

  /** Call this for every step when it is shown. */
  readonly hear: Step = (event, before, now) => {
    if (event === null) return;
    const told = newsOf(event, before, now);
    // A new claim or request has its own paper; other steps leave the old news its time.
    if (told === null && event.type !== "claimed" && event.type !== "undo_asked") return;
    this.#text = told;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#text = null), STAYS);
  };

  end(): void {
    clearTimeout(this.#timer);
  }
}
