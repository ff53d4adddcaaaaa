import type { Step } from "../lib/live.svelte";
import type { PlayedCard, Seat, ShownEvent, TableView } from "../protocol";

/** How long a complete trick lies on the table, and the least time between two steps of others. */
const TRICK = 900;
const STEP = 220;
/** So far behind, nobody follows the steps any more: go to the end. */
const LONGEST = 12;

interface Told {
  event: ShownEvent | null;
  view: TableView;
}

/** A trick with its four cards, which the server's view no longer shows. */
export interface Closed {
  cards: readonly PlayedCard[];
  winner: Seat;
}

/**
 * The table as it is shown: what the server says, step by step and slowly enough to follow.
 *
 * The view that is shown may lie a moment behind; it never holds back the viewer's own steps.
 */
export class Story {
  #view: TableView | null = $state.raw(null);
  #closed: Closed | null = $state.raw(null);
  #taker: Seat | null = $state.raw(null);

  #queue: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hear: Step;

  /** `hear` is called for every step when it is shown. */
  constructor(hear: Step) {
    this.#hear = hear;
  }

  get view(): TableView | null {
    return this.#view;
  }
  /** The trick that lies complete on the table, before it is gathered. */
  get closed(): Closed | null {
    return this.#closed;
  }
  /** Who took the last trick: its cards go to him. */
  get taker(): Seat | null {
    return this.#taker;
  }

  tell(event: ShownEvent | null, view: TableView): void {
    // Somebody came or went: that hurries nothing that is still to be seen.
    if (event === null && this.#timer !== undefined && this.#still(view)) {
      if (this.#queue.length > 0) this.#queue.push({ event, view });
      else this.#view = view;
      return;
    }
    this.#queue.push({ event, view });
    const shown = this.#view?.deal;
    const own = this.#queue.length === 1 && shown && shown.seat !== null && shown.actor === shown.seat;
    if (event === null || own || this.#queue.length > LONGEST) this.#hurry();
    else if (this.#timer === undefined) this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether this view tells no more of the deal than what is shown or waits to be. */
  #still(view: TableView): boolean {
    const last = this.#queue.at(-1)?.view ?? this.#view;
    return (
      last !== null &&
      last.phase === view.phase &&
      last.paused === view.paused &&
      JSON.stringify(last.deal) === JSON.stringify(view.deal)
    );
  }

  /** Show all that is waiting at once. */
  #hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#closed = null;
    while (this.#queue.length > 1) this.#show(this.#queue.shift() as Told);
    this.#next();
  }

  #next(): void {
    this.#closed = null;
    const told = this.#queue.shift();
    this.#timer = undefined;
    if (told === undefined) return;
    this.#show(told);
    const stays = this.#closed ? TRICK : paced(told.event) ? STEP : 0;
    if (stays > 0) this.#timer = setTimeout(() => this.#next(), stays);
    else if (this.#queue.length > 0) this.#next();
  }

  #show({ event, view }: Told): void {
    const before = this.#view;
    this.#closed = closing(event, before, view);
    if (this.#closed) this.#taker = this.#closed.winner;
    this.#view = view;
    this.#hear(event, before, view);
  }
}

const paced = (event: ShownEvent | null): boolean =>
  event !== null && (event.type === "called" || event.type === "played");

/** The trick that this event completed, with all its cards. */
function closing(event: ShownEvent | null, before: TableView | null, now: TableView): Closed | null {
  if (event?.type !== "played" || before?.deal?.trick.length !== 3) return null;
  const winner = now.deal?.winners.at(-1);
  if (winner === undefined) return null;
  return { cards: [...before.deal.trick, { seat: event.seat, card: event.card }], winner };
}
