import type { AuctionView, Call, ExplainedCall, Meaning } from "../protocol";

/** What is looked at: a call that was made, by its place, or one that may be made. */
export type Looked = { call: Call; place: number } | { call: Call; place: null };

type Told = Pick<AuctionView, "calls" | "possible">;

/** An auction with what its calls say, and the one that is looked at. */
export class Explained {
  #ask: () => Promise<Told>;
  #view: Told | null = $state.raw(null);
  #failed = $state(false);
  #key = "";
  looked: Looked | null = $state.raw(null);

  constructor(ask: () => Promise<Told>) {
    this.#ask = ask;
  }

  /** An auction that is known already and does not go on. */
  static of(calls: readonly ExplainedCall[]): Explained {
    const told: Told = { calls: [...calls], possible: {} };
    const explained = new Explained(() => Promise.resolve(told));
    explained.#view = told;
    return explained;
  }

  /** Whether the last question was not answered. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The call at this place if it is explained and is this one: what is shown may lag or lead. */
  made(place: number, call: Call): ExplainedCall | null {
    const told = this.#view?.calls[place];
    return told?.call === call ? told : null;
  }

  /** What this call would say as the next one after so many. */
  possible(call: Call, after: number): Meaning | null {
    return this.#view?.calls.length === after ? (this.#view.possible[call] ?? null) : null;
  }

  /** Ask for the auction that is named so, unless that is the one here. */
  follow(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.again();
  }

  /** Ask once more. */
  again(): void {
    const key = this.#key;
    this.#failed = false;
    this.#ask().then(
      (view) => {
        if (key === this.#key) this.#view = view;
      },
      () => {
        if (key === this.#key) this.#failed = true;
      },
    );
  }

  /** Look at a call that was made, or no longer. */
  toggle(place: number, call: Call): void {
    const same = this.looked?.place === place;
    this.looked = same ? null : { call, place };
    if (!same && this.#failed) this.again();
  }

  /** Look at a call that may be made; null when the eye is elsewhere. */
  weigh(call: Call | null): void {
    if (call !== null) {
      this.looked = { call, place: null };
      if (this.#failed) this.again();
    } else if (this.looked?.place === null) this.looked = null;
  }
}
