import { MediaQuery } from "svelte/reactivity";

/** The shapes a screen has: a phone upright, a phone on its side, a tablet, a wide screen. */
export type Shape = "tall" | "side" | "tablet" | "wide";

const wide = new MediaQuery("(min-width: 1100px) and (min-height: 640px)");
const side = new MediaQuery("(orientation: landscape) and (max-height: 520px)");
const tablet = new MediaQuery("(min-width: 600px)");
const tall = new MediaQuery("(min-width: 600px) and (min-height: 820px)");

/** Whether the points and the hands of a deal find room under each other; reactive. */
export const tallEnough = (): boolean => tall.current;

/** The shape of the screen now; reactive. */
export const shape = (): Shape =>
  wide.current ? "wide" : side.current ? "side" : tablet.current ? "tablet" : "tall";
