import { MediaQuery } from "svelte/reactivity";

/** The shapes a screen has: a phone upright, a phone on its side, a tablet, a wide screen. */
export type Shape = "tall" | "side" | "tablet" | "wide";

const wide = new MediaQuery("(min-width: 1100px) and (min-height: 640px)");
const side = new MediaQuery("(orientation: landscape) and (max-height: 520px)");
const tablet = new MediaQuery("(min-width: 600px)");
const roomy = new MediaQuery(
  [
    "(max-width: 599px) and (min-height: 640px)",
    "(min-width: 700px) and (max-width: 1099px) and (min-height: 600px)",
    "(min-width: 1100px) and (min-height: 800px)",
  ].join(),
);
const narrow = new MediaQuery("(max-width: 359px)");
const high = new MediaQuery("(min-height: 900px)");
const broad = new MediaQuery("(min-width: 1400px) and (min-height: 700px)");

/** Whether the points and the hands of a deal find room together; reactive. */
export const roomForBoth = (): boolean => roomy.current;

/** Whether the bar has room for a name beside the contract, or for the letter of a seat; reactive. */
export const roomForName = (): boolean => !narrow.current;

/** Whether dummy finds room in columns, or lies in one line; reactive. */
export const roomForColumns = (): boolean =>
  shape() === "tall" || (shape() !== "side" && high.current);

/** Whether a dummy at the side of the table finds room beside the trick; reactive. */
export const roomAside = (): boolean => broad.current;

/** The shape of the screen now; reactive. */
export const shape = (): Shape =>
  wide.current ? "wide" : side.current ? "side" : tablet.current ? "tablet" : "tall";
