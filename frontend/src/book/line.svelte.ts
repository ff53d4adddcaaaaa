import { Line } from "../lib/line.svelte";
import { Outbox } from "../lib/outbox";
import type {
  BookAction,
  BookMatch,
  BookRefused,
  BookView,
  BookViewMessage,
  DealResult,
} from "../protocol";
import { compare, type Changes } from "./changes";

const CORRECTIONS = new Set(["deal_corrected", "deal_deleted", "deal_moved", "undone"]);

export interface Rejected extends DealResult {
  refused: BookRefused;
}

/** The line to a score book: the newest view, and what the last correction changed. */
export class BookLine extends Line<BookAction, BookViewMessage, BookRefused> {
  readonly sheet: string;

  #view: BookView | null = $state.raw(null);
  #changes: Changes | null = $state.raw(null);
  #rejected: readonly Rejected[] = $state.raw([]);
  /** Whether a correction may have touched an earlier match, which the view has only in brief. */
  #corrected = false;
  #v = 0;

  constructor(sheet: string) {
    // What was entered without a connection outlives the tab: the phone may be put away meanwhile.
    const outbox = new Outbox<BookAction>(`sheet.${sheet}`, () => localStorage);
    super(`/api/sheets/${encodeURIComponent(sheet)}/live`, outbox);
    this.sheet = sheet;
  }

  get view(): BookView | null {
    return this.#view;
  }
  /** What the last correction changed, until it is put away or another deal is entered. */
  get changes(): Changes | null {
    return this.#changes;
  }

  /** What was entered and could not be written down, with the reason. */
  get rejected(): readonly Rejected[] {
    return this.#rejected;
  }

  forgetRejected(): void {
    this.#rejected = [];
  }

  forgetChanges(): void {
    this.#changes = null;
  }

  /** An earlier match as it was known, null when it was not, and as it is now. */
  compareEarlier(before: BookMatch | null, after: BookMatch): void {
    if (before !== null && this.#corrected) this.#changes = compare(before, after);
    this.#corrected = false;
  }

  protected get v(): number {
    return this.#v;
  }

  protected show({ v, view, event }: BookViewMessage): void {
    if (v < this.#v) return;
    const before = this.#view?.match;
    if (event !== null && before != null && view.match?.number === before.number) {
      const inserted = event.type === "deal_entered" && event.before !== null;
      const corrects = inserted || CORRECTIONS.has(event.type);
      if (corrects) this.#changes = compare(before, view.match);
      else if (event.type === "deal_entered") this.#changes = null;
      this.#corrected ||= corrects;
    } else if (view.match?.number !== before?.number) this.#changes = null;
    this.#v = v;
    this.#view = view;
  }

  protected corrected(refused: BookRefused, action: BookAction | null): void {
    const { v, view } = refused;
    if (action?.type === "enter_deal") {
      this.#rejected = [...this.#rejected, { ...action.result, refused }];
    }
    if (view !== null) this.show({ type: "view", v, view, event: null });
  }
}
