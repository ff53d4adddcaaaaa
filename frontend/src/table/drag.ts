import type { Attachment } from "svelte/attachments";

interface Options {
  enabled: () => boolean;
  drop: () => void;
}

/** How far a finger may move and still mean a tap, and how far a card is thrown to be played. */
const SLACK = 8;
const THROW = 48;

/** Let a card follow the finger; let go over the middle of the table, it is played. */
export const drag =
  ({ enabled, drop }: Options): Attachment<HTMLElement> =>
  (card) => {
    let start: { x: number; y: number } | null = null;
    let dragged = false;

    const rest = () => {
      start = null;
      delete card.dataset["dragged"];
      card.style.removeProperty("--dx");
      card.style.removeProperty("--dy");
    };
    const down = (event: PointerEvent) => {
      dragged = false;
      if (!enabled() || !event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      // A quick throw leaves the card at once: it must go on hearing the pointer.
      card.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (start === null) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragged && Math.hypot(dx, dy) < SLACK) return;
      dragged = true;
      card.dataset["dragged"] = "";
      card.style.setProperty("--dx", `${dx}px`);
      card.style.setProperty("--dy", `${dy}px`);
    };
    const up = (event: PointerEvent) => {
      if (start === null) return;
      const thrown = dragged && enabled() && over(card, event);
      rest();
      if (thrown) drop();
    };
    // The click that follows a drag is not a tap on the card.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };

    const stop = new AbortController();
    const { signal } = stop;
    card.addEventListener("pointerdown", down, { signal });
    card.addEventListener("pointermove", move, { signal });
    card.addEventListener("pointerup", up, { signal });
    card.addEventListener("pointercancel", rest, { signal });
    card.addEventListener("click", click, { signal, capture: true });
    return () => stop.abort();
  };

/** Whether the card was let go outside the hand it lies in, well away from its edge. */
function over(card: HTMLElement, event: PointerEvent): boolean {
  const hand = card.closest("[data-hand]")?.getBoundingClientRect();
  if (!hand) return false;
  const { clientX: x, clientY: y } = event;
  return (
    y < hand.top - THROW / 2 || y > hand.bottom + THROW / 2 || x < hand.left - THROW || x > hand.right + THROW
  );
}
