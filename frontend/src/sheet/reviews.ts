import { getContext, setContext } from "svelte";

const REVIEWS = Symbol("reviews");

/** Let the deals of the sheet in this part of the page lead to their reviews, in their order. */
export const offerReviews = (addresses: () => readonly string[]): void => {
  setContext(REVIEWS, addresses);
};

/** The addresses of the reviews; none on a sheet whose deals nobody saw. */
export const offeredReviews = (): (() => readonly string[]) =>
  getContext<(() => readonly string[]) | undefined>(REVIEWS) ?? (() => []);
