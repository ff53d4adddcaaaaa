import { otherSide, sideOf } from "../lib/bridge";
import { forget, read, write } from "../lib/storage";
import type { BookRefused, BookView, DealResult } from "../protocol";
import { seatOf } from "./score";

/** A deal that was entered here and could not be written down, with the reason. */
export interface Rejected {
  /** The command by which it was sent. */
  command: string;
  result: DealResult;
  /** The number of the match that it was entered in. */
  match: number;
  refused: Pick<BookRefused, "code" | "details">;
}

/**
 * The deals of a book that could not be written down, oldest first, kept until each is dismissed.
 *
 * Every change reads what is kept first: another tab may have added to it.
 */
export class RejectedDeals {
  readonly #key: string;
  #list: readonly Rejected[] = $state.raw([]);

  constructor(sheet: string) {
    this.#key = `rejected.${sheet}`;
    this.#list = this.#kept();
  }

  get list(): readonly Rejected[] {
    return this.#list;
  }

  add(deal: Rejected): void {
    const others = (list: readonly Rejected[]) => list.filter((each) => each.command !== deal.command);
    this.#list = [...others(this.#list), deal];
    this.#keep([...others(this.#kept()), deal]);
  }

  remove(command: string): void {
    const others = (list: readonly Rejected[]) => list.filter((each) => each.command !== command);
    this.#list = others(this.#list);
    this.#keep(others(this.#kept()));
  }

  #kept(): Rejected[] {
    return read<Rejected[]>(this.#key) ?? [];
  }

  #keep(list: readonly Rejected[]): void {
    if (list.length === 0) forget(this.#key);
    else write(this.#key, list);
  }
}

/** The number of the player on each seat in this match. */
export function seatsIn(view: BookView, number: number) {
  const match = [view.match, ...view.earlier].find((each) => each?.number === number);
  return (match ?? view.match)?.seats ?? null;
}

/** The deal as it is in the present match, where its people may sit elsewhere; null if it cannot be. */
export function inPresent(view: BookView, { result, match }: Rejected): DealResult | null {
  const seats = seatsIn(view, match);
  if (result.contract === null || view.match === null || seats === null) return result;
  const { declarer } = result.contract;
  const seat = view.match.number === match ? declarer : seatOf(view.match.seats, seats[declarer]);
  if (seat === null) return null;
  const turned = sideOf(seat) !== sideOf(declarer);
  const { honours } = result;
  return {
    ...result,
    contract: { ...result.contract, declarer: seat },
    honours: honours === null || !turned ? honours : { ...honours, side: otherSide(honours.side) },
  };
}
