import { takerOf } from "../draw/draw";
import { afterDraw } from "../draw/say";
import { cardName, sideOf } from "../lib/bridge";
import { nameAt } from "../lib/people";
import { t } from "../lib/words";
import type { Call, CardPlayed, Contract, DealResult, Seat, SheetView, ShownEvent, TableView } from "../protocol";
import { bidOf } from "./cards";
import { ownSide } from "./seats";

/** A call in words: "1 heart", "pass". */
export function callName(call: Call): string {
  const bid = bidOf(call);
  return bid ? t("contract", { ...bid, doubling: 0 }) : t(`call-${call as "P" | "X" | "XX"}`);
}

/** A contract in words: "4 spades, doubled". */
export const contractName = ({ level, strain, doubling }: Contract): string =>
  t("contract", { level, strain, doubling });

/** How a deal came out, without its contract: "made", "with 2 overtricks", "down 1". */
export function outcome({ contract, tricks }: DealResult): string {
  if (contract === null) return t("passed-out");
  const over = tricks - contract.level - 6;
  if (over < 0) return t("result-down", { tricks: -over });
  return over === 0 ? t("result-made") : t("result-over", { tricks: over });
}

/** A side as the viewer speaks of it. */
export function sideName(view: TableView, side: "NS" | "EW"): string {
  if (view.seat === null) return t(`side-short-${side}`);
  return side === ownSide(view) ? t("we") : t("they");
}

/** What a screen reader says of a step. */
export function sentences(event: ShownEvent, before: TableView | null, now: TableView): string[] {
  const name = (seat: Seat) => nameAt(now.seats, seat);
  switch (event.type) {
    case "called":
      return [t("said-call", { name: name(event.seat), call: callName(event.call) }), ...afterCall(now)];
    case "played":
      return [t("said-card", { name: name(event.seat), card: cardName(event.card) }), ...afterCard(event, before, now)];
    case "deal_began":
      return [t("said-deal", { number: event.number, name: name(event.dealer) }), ...myTurn(now)];
    case "paused":
      return [t("band-paused")];
    case "resumed":
      return [t("said-resumed"), ...myTurn(now)];
    case "match_stopped":
      return [t("said-stopped")];
    case "honours_claimed":
      return [t("said-honours", { name: name(event.seat) })];
    case "sat":
      return [t("said-sat", { name: name(event.seat), seat: t(`seat-${event.seat}`) })];
    case "left":
      return [t("said-left", { seat: t(`seat-${event.seat}`) })];
    default:
      return [];
  }
}

function afterCall(now: TableView): string[] {
  if (now.phase !== "deal") return now.last_deal ? [outcome(now.last_deal.result)] : [t("passed-out")];
  const deal = now.deal;
  if (deal?.phase !== "play" || deal.contract === null || deal.turn === null) return myTurn(now);
  return [
    t("said-contract", {
      contract: contractName(deal.contract),
      name: nameAt(now.seats, deal.contract.declarer),
    }),
    ...myTurn(now),
  ];
}

function afterCard(event: CardPlayed, before: TableView | null, now: TableView): string[] {
  if (before?.deal?.phase === "draw") {
    const taker = takerOf([...before.deal.trick, event]);
    return [...afterDraw(before, now, taker), ...myTurn(now)];
  }
  const winners = now.deal?.winners ?? [];
  const taker = winners.at(-1);
  const said: string[] = [];
  if (taker !== undefined && winners.length > (before?.deal?.winners.length ?? 0))
    said.push(t("said-trick", { name: nameAt(now.seats, taker) }));
  if (now.phase !== "deal" && now.last_deal?.result.contract) {
    const { result } = now.last_deal;
    const contract = contractName(now.last_deal.result.contract);
    return [...said, t("said-result", { contract, outcome: outcome(result) })];
  }
  return [...said, ...myTurn(now)];
}

/** What the viewer is asked to do, as the band over his hand says it; null when he waits. */
export function asked(view: TableView): { main: string; detail: string | null } | null {
  const deal = view.deal;
  if (view.paused || view.phase !== "deal" || deal === null) return null;
  if (deal.legal_calls.length > 0) return { main: t("band-call"), detail: null };
  if (deal.phase === "draw" && !(deal.stock?.follow && deal.trick.length > 0) && deal.legal_cards.length > 0)
    return { main: t("band-turn"), detail: deal.trick.length > 0 ? t("draw-any") : t("band-lead") };
  const first = deal.legal_cards[0];
  if (first === undefined) return null;
  const main = deal.turn === view.seat ? t("band-turn") : t("band-dummy");
  const led = deal.trick[0]?.card[0] as "S" | "H" | "D" | "C" | undefined;
  if (led === undefined) return { main, detail: deal.winners.length === 0 ? t("band-lead-first") : t("band-lead") };
  return { main, detail: first[0] === led ? t("band-follow", { suit: led }) : t("band-discard", { suit: led }) };
}

function myTurn(view: TableView): string[] {
  const todo = asked(view);
  return todo ? [todo.detail ? `${todo.main}: ${todo.detail}.` : `${todo.main}.`] : [];
}

/** Why there is no last trick to look at, though one was taken; null when none was. */
export function noLastTrick(view: TableView, sheet: SheetView | null): string | null {
  const deal = view.deal;
  if (deal === null || deal.winners.length === 0 || deal.last_trick.length > 0) return null;
  if (sheet?.profile.last_trick === "never") return t("last-trick-never");
  return view.seat === null ? t("last-trick-watched") : t("last-trick-law");
}

/** What the band says while the viewer waits. */
export function waiting(view: TableView): string {
  const deal = view.deal;
  if (view.paused) return t("band-paused");
  if (view.phase !== "deal" || deal === null || deal.actor === null) return "";
  const name = nameAt(view.seats, deal.actor);
  const player = view.seats[deal.actor];
  if (player === null) return t("band-free", { seat: t(`seat-${deal.actor}`) });
  if (!player.bot && !player.online) return t("band-away", { name });
  if (deal.phase === "auction") return t("band-calls", { name });
  if (deal.trick.length === 0) return t("band-leads", { name });
  const own = view.seat !== null && sideOf(view.seat) === sideOf(deal.actor);
  return own && deal.turn !== deal.actor ? t("band-plays-dummy", { name }) : t("band-plays", { name });
}
