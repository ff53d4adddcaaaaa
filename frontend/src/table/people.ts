import { sideOf } from "../lib/bridge";
import { t } from "../lib/words";
import type { Seat, TableView } from "../protocol";
import { dummyOf } from "./seats";

/** What a plate says of its seat, the most telling first. */
export function wordsOf(view: TableView, seat: Seat): string[] {
  const player = view.seats[seat];
  if (player === null) return [t("seat-free")];
  const words: string[] = [];
  const deal = view.deal;
  if (!player.online && !player.bot) words.push(t("away"));
  if (deal !== null && dummyOf(deal) === seat) words.push(t("dummy"));
  else if (deal?.contract?.declarer === seat) words.push(t("declarer"));
  else if (deal?.phase === "auction" && deal.dealer === seat) words.push(t("dealer"));
  else if (view.seat !== null && view.seat !== seat && sideOf(view.seat) === sideOf(seat))
    words.push(t("partner"));
  else if (player.host) words.push(t("host"));
  return words;
}
