import type { Refused } from "../protocol";
import { RefusedError } from "./api";

/** A question to the club and what came of it. */
export class Asked<Answer> {
  #ask: () => Promise<Answer>;
  #answer: Answer | null = $state.raw(null);
  #refused: Refused | null = $state.raw(null);
  #state: "waiting" | "here" | "refused" | "lost" = $state("waiting");

  /** Ask at once. */
  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
    this.again();
  }

  /** Lost: there was no answer at all. */
  get state(): "waiting" | "here" | "refused" | "lost" {
    return this.#state;
  }
  get answer(): Answer | null {
    return this.#answer;
  }
  /** Why the club would not answer. */
  get refused(): Refused | null {
    return this.#refused;
  }

  again(): void {
    this.#state = "waiting";
    this.#ask().then(
      (answer) => {
        this.#answer = answer;
        this.#state = "here";
      },
      (error: unknown) => {
        this.#refused = error instanceof RefusedError ? error.refused : null;
        this.#state = this.#refused === null ? "lost" : "refused";
      },
    );
  }
}
