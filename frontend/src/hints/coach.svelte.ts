import { advise } from "../lib/api";
import { announce } from "../lib/Announcer.svelte";
import type { Live, Step } from "../lib/live.svelte";
import { noteOf } from "../lib/meaning";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words";
import type { AdviceAsked, CallHint, TableView } from "../protocol";
import { callName } from "../table/say";
import { alone } from "./hinted.svelte";

/** What the book calls where the viewer has just called otherwise, while he plays with bots alone. */
export class Coach {
  #live: Live;
  #remark: CallHint | null = $state.raw(null);
  #asked = 0;

  constructor(live: Live) {
    this.#live = live;
  }

  get remark(): CallHint | null {
    return this.#remark;
  }

  /** Put the remark away; one that is on its way does not come. */
  dismiss(): void {
    this.#asked++;
    this.#remark = null;
  }

  /** A step at the table: the viewer's own call is looked up once it is made. */
  readonly step: Step = (event, before, now) => {
    const own = event !== null && "seat" in event && event.seat === now.seat;
    if (event?.type === "deal_began" || (own && (event.type === "called" || event.type === "played"))) this.dismiss();
    if (event?.type !== "called" || !own || !settings.coach || before === null || !alone(now)) return;
    const question = this.#questionOf(before);
    if (question === null) return;
    const asked = this.#asked;
    advise(question).then(
      (book) => {
        if (asked !== this.#asked || book.call === event.call) return;
        this.#remark = book;
        announce(`${t("coach-says", { call: callName(book.call) })}. ${noteOf(book.note) ?? ""}`);
      },
      // A remark that does not come is no loss.
      () => undefined,
    );
  };

  #questionOf(before: TableView): AdviceAsked | null {
    const { deal, seat, standing } = before;
    const hand = seat === null ? undefined : deal?.hands[seat];
    if (deal === null || seat === null || hand === undefined) return null;
    const system = this.#live.sheet?.bots?.system;
    return {
      hand,
      dealer: deal.dealer,
      vulnerable: deal.vulnerable,
      auction: deal.calls,
      ...(standing === null ? {} : { part: standing.legs }),
      ...(system === undefined ? {} : { system }),
    };
  }
}
