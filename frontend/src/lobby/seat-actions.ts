import type { Permission, Seat, TableView } from "../protocol";

/** What the viewer may do with this seat, of all that he may do at the table. */
export function actionsOf(view: TableView, seat: Seat): Set<Permission> {
  const player = view.seats[seat];
  const own = view.seat === seat;
  const fits: Partial<Record<Permission, boolean>> = {
    sit: !own && (player === null || player.bot),
    add_bot: player === null,
    rename: own,
    leave: own,
    unseat: player !== null && !own,
    swap_seats: player !== null && Object.values(view.seats).filter((each) => each !== null).length > 1,
  };
  return new Set(view.may.filter((permission) => fits[permission] === true));
}
