import { Line } from "../lib/line.svelte";
import { Outbox } from "../lib/outbox";
import type {
  BookAction,
  BookMatch,
  BookRefused,
  BookView,
  BookViewMessage,
} from "../protocol";
import { compare, type Changes } from "./changes";
import { RejectedDeals, type Rejected } from "./rejected.svelte";

const CORRECTING = new Set(["correct_deal", "delete_deal", "move_deal", "undo"]);
const CORRECTIONS = new Set(["deal_corrected", "deal_deleted", "deal_moved", "undone"]);

/** The line to a score book: the newest view, and what the last correction changed. */
export class BookLine extends Line<BookAction, BookViewMessage, BookRefused> {
  readonly sheet: string;

  #view: BookView | null = $state.raw(null);
  #changes: Changes | null = $state.raw(null);
  readonly #rejected: RejectedDeals;
  /** Whether a correction may have touched an earlier match, which the view has only in brief. */
  #corrected = false;
  /** Whether a correction was asked for here, and whether the last one that came was that. */
  #asked = false;
  #own = false;
  #v = 0;

  constructor(sheet: string) {
    // What was entered without a connection outlives the tab: the phone may be put away meanwhile.
    const outbox = new Outbox<BookAction>(`sheet.${sheet}`, () => localStorage);
    super(`/api/sheets/${encodeURIComponent(sheet)}/live`, outbox);
    this.sheet = sheet;
    this.#rejected = new RejectedDeals(sheet);
  }

  get view(): BookView | null {
    return this.#view;
  }
  /** What the last correction changed, until it is put away or another deal is entered. */
  get changes(): Changes | null {
    return this.#changes;
  }

  /** What was entered and could not be written down, with the reason, until each is put away. */
  get rejected(): readonly Rejected[] {
    return this.#rejected.list;
  }

  forgetRejected(command: string): void {
    this.#rejected.remove(command);
  }

  /** Whether the changes are those that were asked for here; once, so that they are shown once. */
  takeOwn(): boolean {
    const own = this.#own;
    this.#own = false;
    return own;
  }

  override act(action: BookAction): string {
    const inserts = action.type === "enter_deal" && (action.before ?? null) !== null;
    if (inserts || CORRECTING.has(action.type)) this.#asked = true;
    return super.act(action);
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
      if (corrects) {
        this.#own = this.#asked;
        this.#asked = false;
      }
    } else if (view.match?.number !== before?.number) this.#changes = null;
    this.#v = v;
    this.#view = view;
  }

  /** Undo that did nothing would leave a wrong score behind. */
  protected override tells(action: BookAction | null): boolean {
    return action?.type === "undo";
  }

  protected corrected(refused: BookRefused, action: BookAction | null): void {
    const { v, view, code, details, command } = refused;
    // A correction of a deal that is gone would be a deal lost, too.
    const lost = action?.type === "correct_deal" && code === "deal-gone";
    if (command !== null && (action?.type === "enter_deal" || lost)) {
      const named = action.type === "enter_deal" ? action.match : null;
      const match = named ?? (view ?? this.#view)?.match?.number ?? 1;
      this.#rejected.add({ command, result: action.result, match, refused: { code, details } });
    }
    this.#asked = false;
    if (view !== null) this.show({ type: "view", v, view, event: null });
  }
}
