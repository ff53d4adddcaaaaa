import { cardName, SEATS } from "../lib/bridge";
import { nameAt } from "../lib/people";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words";
import type { Claim, DealView, Seat, ShownEvent, TableView, UndoRequest } from "../protocol";
import { asked, callName, contractName, outcome } from "../table/say";
import { dummyOf } from "../table/seats";

/** Who claims what. */
export const claimWords = (view: TableView, { claimer, tricks, left }: Claim): string =>
  t("claim-open", { name: nameAt(view.seats, claimer), tricks, left });

/** Who asks to take back what. */
export const undoWords = (view: TableView, { asker, steps }: UndoRequest): string =>
  t("undo-open", { name: nameAt(view.seats, asker), what: stepName(view.deal, steps) });

/** Whom the table waits for, and who of them is away. */
export function waitsFor(view: TableView, seats: readonly Seat[]): string {
  const names = seats.map((seat) => {
    const player = view.seats[seat];
    const name = nameAt(view.seats, seat);
    return player === null || player.bot || player.online ? name : t("asking-away", { name });
  });
  const list = new Intl.ListFormat(settings.language, { type: "conjunction" });
  return t("asking-wait", { names: list.format(names) });
}

/** The call or card so many steps back, in words; a card that nobody may look at has no name. */
function stepName(deal: DealView | null, steps: number): string {
  if (deal === null) return t("undo-last");
  const cards = 4 * deal.winners.length + deal.trick.length;
  if (steps > cards) {
    const call = deal.calls.at(cards - steps);
    return call === undefined ? t("undo-last") : callName(call);
  }
  const played = [...deal.last_trick, ...deal.trick].at(-steps);
  const known = steps <= deal.trick.length || deal.last_trick.length > 0;
  return known && played !== undefined ? cardName(played.card) : t("undo-last");
}

/** What everybody is told of how a claim or request ended; null of all else. */
export function newsOf(event: ShownEvent, before: TableView | null, now: TableView): string | null {
  switch (event.type) {
    case "claim_answered": {
      const name = nameAt(now.seats, event.seat);
      if (event.accepts) return t("claim-accepted", { name });
      return event.ruling === null ? t("claim-refused", { name }) : t("claim-refused-ruled", { name });
    }
    case "undo_answered":
      return event.accepts ? null : t("undo-refused", { name: nameAt(now.seats, event.seat) });
    case "taken_back":
      return t("undo-done", {
        name: nameAt(now.seats, event.seat),
        what: stepName(before?.deal ?? null, event.steps),
      });
    case "called_off":
      return t("asking-called-off");
    default:
      return null;
  }
}

/** What a screen reader says of a claim, a request, and the answers to them. */
export function spoken(event: ShownEvent, before: TableView | null, now: TableView): string[] {
  const deal = now.deal;
  if (event.type === "claimed" && deal?.claim) {
    const { statement } = deal.claim;
    const said = `${claimWords(now, deal.claim)}.`;
    return statement === "" ? [said] : [said, `${statement}.`];
  }
  if (event.type === "undo_asked" && deal?.undo) return [`${undoWords(now, deal.undo)}.`];
  const news = newsOf(event, before, now);
  if (news === null) return [];
  if (now.phase === "deal") {
    const todo = asked(now);
    return todo === null ? [news] : [news, `${todo.main}.`];
  }
  const result = now.last_deal?.result;
  if (!result?.contract) return [news];
  return [news, t("said-result", { contract: contractName(result.contract), outcome: outcome(result) })];
}

/** How the deal ended when a claim ended it; null when it was played out. */
export function endWords(players: TableView["seats"], claim: Claim | null): string | null {
  if (claim === null) return null;
  const { claimer, tricks, left, ruled } = claim;
  return t("end-claimed", { name: nameAt(players, claimer), tricks, left, ruled: ruled ? "yes" : "no" });
}

/** Whose hands lie open after a claim, one's own and dummy's apart. */
export function facedIn(view: TableView): Seat[] {
  const deal = view.deal;
  if (deal === null || deal.phase !== "play") return [];
  const dummy = dummyOf(deal);
  // House rules may let dummy see all hands, open or not: to him only an open claim tells.
  if (view.seat === dummy) return deal.claim === null ? [] : [deal.claim.claimer];
  return SEATS.filter((seat) => seat !== view.seat && seat !== dummy && deal.hands[seat] !== undefined);
}
