import type { Seat, SeatView } from "../protocol";
import { t } from "./words";

export type Players = Record<Seat, SeatView | null>;

/** The name of who sits there; a bot's is made of its number, a free seat's is its own. */
export function nameAt(players: Players, seat: Seat): string {
  const player = players[seat];
  if (player === null) return t(`seat-${seat}`);
  return player.bot ? t("bot-name", { number: player.name }) : player.name;
}
