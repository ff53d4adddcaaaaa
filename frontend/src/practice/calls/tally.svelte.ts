import { read, write } from "../../lib/storage";

export type Verdict = "right" | "possible" | "wrong";

const KEY = "calls";
const session = () => sessionStorage;

/** How the answers of this visit came out; they stay with the tab. */
export class Tally {
  #counts: Record<Verdict, number> = $state({
    right: 0,
    possible: 0,
    wrong: 0,
    ...read<Partial<Record<Verdict, number>>>(KEY, session),
  });

  get right(): number {
    return this.#counts.right;
  }
  get possible(): number {
    return this.#counts.possible;
  }
  get asked(): number {
    return this.#counts.right + this.#counts.possible + this.#counts.wrong;
  }

  count(verdict: Verdict): void {
    this.#counts[verdict]++;
    write(KEY, this.#counts, session);
  }
}
