import type {
  Refused,
  SheetMessage,
  SheetView,
  ShownEvent,
  TableAction,
  TableView,
  ViewMessage,
} from "../protocol";
import { Line } from "./line.svelte";
import { Outbox } from "./outbox";

/** A step that led to the present view; only for what moves on the screen and is read aloud. */
export type Step = (event: ShownEvent | null, before: TableView | null, now: TableView) => void;

/** The line to a table: the newest view and sheet. */
export class Live extends Line<TableAction, ViewMessage | SheetMessage, Refused> {
  readonly table: string;

  #view: TableView | null = $state.raw(null);
  #sheet: SheetView | null = $state.raw(null);
  #v = 0;
  #sheetV = 0;
  #steps = new Set<Step>();

  constructor(table: string) {
    // A move belongs to its moment: it outlives a reload of its tab, not the tab.
    const outbox = new Outbox<TableAction>(table, () => sessionStorage);
    super(`/api/tables/${encodeURIComponent(table)}/live`, outbox);
    this.table = table;
  }

  get view(): TableView | null {
    return this.#view;
  }
  get sheet(): SheetView | null {
    return this.#sheet;
  }

  protected get v(): number {
    return this.#v;
  }

  /** Call this for every step; returns what ends it. */
  onStep(step: Step): () => void {
    this.#steps.add(step);
    return () => this.#steps.delete(step);
  }

  protected show(news: ViewMessage | SheetMessage): void {
    if (news.type === "view") this.#see(news.v, news.view, news.event);
    else if (news.v >= this.#sheetV) {
      this.#sheetV = news.v;
      this.#sheet = news.sheet;
    }
  }

  protected corrected({ v, view }: Refused): void {
    if (view !== null) this.#see(v, view, null);
  }

  #see(v: number, view: TableView, event: ShownEvent | null): void {
    if (v < this.#v) return;
    const before = this.#view;
    this.#v = v;
    this.#view = view;
    for (const step of this.#steps) step(event, before, view);
  }
}
