import { visits } from "../lib/visits.svelte";
import type { Seat, TableView } from "../protocol";

/** The seats of a match that somebody could take now, and what the viewer may do about them. */
export interface Places {
  free: Seat[];
  /** Seats of bots, where no other is free and the viewer has none: his when the deal is over. */
  bots: Seat[];
  /** Where the viewer may sit down. */
  open: Seat[];
  /** Whether the viewer may put bots on the free seats. */
  fills: boolean;
  /** Whether the game can go on only when a free seat is taken. */
  waits: boolean;
}

export function placesOf(view: TableView): Places {
  const playing = view.phase === "deal";
  const free = playing || view.phase === "between" ? view.places.filter((seat) => view.seats[seat] === null) : [];
  const sits = view.seat === null && view.may.includes("sit");
  const later = view.seat === null && playing;
  const bots = (sits || later) && free.length === 0 ? view.places.filter((seat) => view.seats[seat]?.bot) : [];
  // Whoever has seen a hand of this deal may come back to that hand only.
  const held = playing ? visits.heldIn(view) : null;
  const open = playing ? free.filter((seat) => held === null || held === seat) : [...free, ...bots];
  const actor = view.deal?.actor ?? null;
  return {
    free,
    bots,
    open: sits ? open : [],
    fills: free.length > 0 && view.may.includes("add_bot"),
    waits: free.length > 0 && (!playing || (actor !== null && free.includes(actor))),
  };
}

/** Whether the viewer could do something about these seats, now or when the deal is over. */
export const offers = ({ open, bots, fills }: Places): boolean =>
  open.length > 0 || bots.length > 0 || fills;
