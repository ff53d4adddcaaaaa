import { takerOf } from "../draw/draw";
import type { Step } from "../lib/live.svelte";
import type { Players } from "../lib/people";
import type { PlayedCard, Seat, ShownEvent, TableView } from "../protocol";

/** How long a complete trick lies on the table, and the least time between two steps of others. */
const TRICK = 900;
const STEP = 220;
/** With more steps than these waiting, they are shown without a pause, but for a complete trick. */
const WAITING = 2;

interface Told {
  event: ShownEvent | null;
  view: TableView;
}

/** A trick with all its cards, which the server's view no longer shows. */
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
  #cast: Players = $state.raw({ N: null, E: null, S: null, W: null });

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

  /** Who played the deal on the table, as far as it was seen here; also who has left since. */
  get cast(): Players {
    return this.#cast;
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
    if (event === null || own || this.#behind(view)) this.#hurry();
    else if (this.#timer === undefined) this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether what is shown lies more than a trick behind this view: nobody follows that. */
  #behind(view: TableView): boolean {
    const shown = this.#view;
    if (shown === null || shown.match !== view.match || shown.number !== view.number) return true;
    return (view.deal?.winners.length ?? 0) - (shown.deal?.winners.length ?? 0) > 1;
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
    const stays = this.#closed ? TRICK : this.#queue.length <= WAITING && paced(told.event) ? STEP : 0;
    if (stays > 0) this.#timer = setTimeout(() => this.#next(), stays);
    else if (this.#queue.length > 0) this.#next();
  }

  #show({ event, view }: Told): void {
    const before = this.#view;
    this.#closed = closing(event, before, view);
    if (this.#closed) this.#taker = this.#closed.winner;
    this.#view = view;
    if (view.phase === "deal") {
      const same = before?.match === view.match && before.number === view.number;
      this.#cast = same ? castOf(view.seats, this.#cast) : view.seats;
    }
    this.#hear(event, before, view);
  }
}

/** These players, and the others where nobody sits. */
export const castOf = (players: Players, others: Players): Players => ({
  N: players.N ?? others.N,
  E: players.E ?? others.E,
  S: players.S ?? others.S,
  W: players.W ?? others.W,
});

const paced = (event: ShownEvent | null): boolean =>
  event !== null && (event.type === "called" || event.type === "played");

/** The trick that this event completed, with all its cards. */
function closing(event: ShownEvent | null, before: TableView | null, now: TableView): Closed | null {
  if (event?.type !== "played" || before?.deal?.trick.length !== now.places.length - 1) return null;
  const cards = [...before.deal.trick, { seat: event.seat, card: event.card }];
  const winner = before.deal.phase === "draw" ? takerOf(cards) : now.deal?.winners.at(-1);
  return winner === undefined ? null : { cards, winner };
}
