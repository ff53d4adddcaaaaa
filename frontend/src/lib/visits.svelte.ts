import type { Form, Side, TableView } from "../protocol";
import { read, write } from "./storage";

/** A table at which this browser was, as it was last seen. */
export interface Visit {
  table: string;
  at: number;
  form: Form;
  names: string[];
  /** Total points, one's own side first; null before the first match. */
  score: [number, number] | null;
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
  note(view: TableView): void {
    if (view.seat === null) return;
    const own: Side = view.seat === "N" || view.seat === "S" ? "NS" : "EW";
    const totals = view.standing?.totals;
    const visit: Visit = {
      table: view.table,
      at: Date.now(),
      form: view.form,
      names: Object.entries(view.seats).flatMap(([seat, player]) =>
        player === null || player.bot || seat === view.seat ? [] : [player.name],
      ),
      score: totals === undefined ? null : [totals[own], totals[own === "NS" ? "EW" : "NS"]],
    };
    this.#set([visit, ...this.#list.filter(({ table }) => table !== view.table)].slice(0, MOST));
  }

  forget(table: string): void {
    this.#set(this.#list.filter((visit) => visit.table !== table));
  }

  #set(list: readonly Visit[]): void {
    this.#list = list;
    write(KEY, list);
  }
}

export const visits = new Visits();
