import { SEATS } from "../lib/bridge";
import type { BookMatch, BookView, DealResult, Seat, SeatView, SheetView } from "../protocol";

type Seats = BookMatch["seats"];

/** Where this player sits, null when he waits. */
export function seatOf(seats: Seats, player: number): Seat | null {
  return SEATS.find((seat) => seats[seat] === player) ?? null;
}

/** The viewer's own seat: that of the player whose name he signs with. */
export function ownSeat({ players, name }: BookView, match: BookMatch): Seat | null {
  if (name === null) return null;
  const player = players.findIndex((each) => each.name === name);
  return seatOf(match.seats, player);
}

/** The people on their seats, as the pages of a played table know them. */
export function seated(view: BookView, seats: Seats): Record<Seat, SeatView> {
  const at = (seat: Seat): SeatView => ({
    name: view.players[seats[seat]]?.name ?? "",
    bot: false,
    host: false,
    online: true,
  });
  return { N: at("N"), E: at("E"), S: at("S"), W: at("W") };
}

/** The match as the pad and all that belongs to it take it. */
export function scoreOf(view: BookView, match: BookMatch, seat: Seat | null): SheetView {
  return {
    table: view.sheet,
    profile: match.profile,
    preset: match.preset,
    seat,
    players: seated(view, match.seats),
    match: match === view.match ? (view.rubber ?? match.number) : match.number,
    sheet: match.sheet,
    standing: match.standing,
    earlier: [],
    bots: null,
    practice: [],
  };
}

/** The seats from which a deal can be declared, partners side by side. */
export function declarers(match: BookMatch): readonly Seat[] {
  return match.profile.form === "draw" ? ["N", "E"] : ["N", "S", "E", "W"];
}

/** The result that a deal has now; null when it is gone. */
export function resultAt(match: BookMatch, key: string): DealResult | null {
  const behind = match.behind.find((deal) => deal.key === key);
  return behind?.result ?? match.sheet.deals[match.keys.indexOf(key)]?.result ?? null;
}

/** The place of a deal in its match, from 1; those behind the end go on counting. */
export function placeOf(match: BookMatch, key: string): number {
  return [...match.keys, ...match.behind.map((deal) => deal.key)].indexOf(key) + 1;
}
