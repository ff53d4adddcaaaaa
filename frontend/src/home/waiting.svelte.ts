import { lookAt, RefusedError } from "../lib/api";
import { visits } from "../lib/visits.svelte";
import type { TableView } from "../protocol";

/** How many of the last tables are asked whether they wait; older ones hardly do. */
const ASKED = 3;

interface Waiting {
  readonly game: TableView | null;
  /** Settled when all that are asked have answered. */
  readonly looked: Promise<void>;
}

/** The newest table of this browser at which it is one's own turn. */
export function waitingGame(): Waiting {
  let game: TableView | null = $state.raw(null);

  async function look() {
    for (const { table } of visits.list.slice(0, ASKED)) {
      try {
        const { view } = await lookAt(table);
        if (view.seat !== null && view.deal?.actor === view.seat && !view.paused) {
          game = view;
          return;
        }
      } catch (error) {
        if (error instanceof RefusedError && error.refused.kind === "unknown") visits.forget(table);
      }
    }
  }

  return {
    get game() {
      return game;
    },
    looked: look(),
  };
}
