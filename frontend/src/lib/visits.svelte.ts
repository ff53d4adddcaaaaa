import type { Form, Seat, SheetView, Side, TableView } from "../protocol";
import { read, write } from "./storage";

/** A table at which this browser was, as it was last seen. */
export interface Visit {
  table: string;
  at: number;
  form: Form;
  names: string[];
  /** Total points, one's own side first; null before the first match. */
  score: [number, number] | null;
  /** The deal in which one held a hand last, and whose. */
  held?: { match: number; number: number; seat: Seat } | null;
}

const KEY = "visits";
const MOST = 8;

class Visits {
  #list: readonly Visit[] = $state.raw(read<Visit[]>(KEY) ?? []);

  /** The tables, newest first. */
  get list(): readonly Visit[] {
    return this.#list;
  }

  /** Remember how the table stands; only tables at which one has sat are kept. */
  note(view: TableView, sheet: SheetView | null): void {
    const { phase, match, number, seat } = view;
    if (seat === null) {
      if (phase !== "deal") this.#forgetHand(view.table);
      return;
    }
    const own: Side = seat === "N" || seat === "S" ? "NS" : "EW";
    const totals = view.standing?.totals;
    const visit: Visit = {
      table: view.table,
      at: Date.now(),
      // The view has the form of the next match, the sheet that of the score.
      form: sheet?.profile.form ?? view.form,
      names: Object.entries(view.seats).flatMap(([at, player]) =>
        player === null || player.bot || at === seat ? [] : [player.name],
      ),
      score: totals === undefined ? null : [totals[own], totals[own === "NS" ? "EW" : "NS"]],
      held: phase === "deal" ? { match, number, seat } : null,
    };
    this.#set([visit, ...this.#list.filter(({ table }) => table !== view.table)].slice(0, MOST));
  }

  /** Whose hand of the deal on the table one has held. */
  heldIn({ table, match, number }: TableView): Seat | null {
    const held = this.#list.find((visit) => visit.table === table)?.held;
    return held?.match === match && held.number === number ? held.seat : null;
  }

  forget(table: string): void {
    this.#set(this.#list.filter((visit) => visit.table !== table));
  }

  /** A deal that is passed out is dealt again under its number. */
  #forgetHand(table: string): void {
    if (!this.#list.some((visit) => visit.table === table && visit.held)) return;
    this.#set(this.#list.map((visit) => (visit.table === table ? { ...visit, held: null } : visit)));
  }

  #set(list: readonly Visit[]): void {
    this.#list = list;
    write(KEY, list);
  }
}

export const visits = new Visits();
