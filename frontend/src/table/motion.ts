import type { Card } from "../protocol";
import type { Spot } from "../lib/spots";

const quiet = window.matchMedia("(prefers-reduced-motion: reduce)");

export const FLY = 240;
export const GATHER = 420;

/** A duration in milliseconds, none for those who asked for less motion. */
export const lasting = (milliseconds: number): number => (quiet.matches ? 0 : milliseconds);

const ease = (t: number) => 1 - (1 - t) ** 3;

/** Where cards were drawn last, so that they can set out from there. */
const lastSeen = new Map<Card, DOMRect>();

/** Remember where the cards inside this element are now. */
export function remember(root: HTMLElement): void {
  root.querySelectorAll<HTMLElement>("[data-card]").forEach((element) => {
    const face = element.firstElementChild ?? element;
    lastSeen.set(element.dataset["card"] as Card, face.getBoundingClientRect());
  });
}

const AWAY: Record<Spot, readonly [number, number]> = {
  top: [0, -1],
  bottom: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** A card flies to the trick from the hand it lay in, or from its player's side. */
export function fly(node: HTMLElement, { card, spot }: { card: Card; spot: Spot }) {
  const to = node.getBoundingClientRect();
  const from = lastSeen.get(card);
  lastSeen.delete(card);
  const [x, y] = AWAY[spot];
  const dx = from ? from.left - to.left : x * 2 * to.width;
  const dy = from ? from.top - to.top : y * 1.4 * to.height;
  return {
    duration: lasting(FLY),
    easing: ease,
    css: (t: number, u: number) =>
      `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${from ? 1 : Math.min(1, 2 * t)}`,
  };
}

/** The cards of a complete trick go to the side that won it. */
export function gather(node: HTMLElement, { spot }: { spot: Spot | null }) {
  const [x, y] = spot ? AWAY[spot] : [0, 0];
  const [dx, dy] = [x * 2.4 * node.offsetWidth, y * 1.5 * node.offsetHeight];
  return {
    duration: lasting(spot ? GATHER : 0),
    easing: ease,
    css: (t: number, u: number) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}
