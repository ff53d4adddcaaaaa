/** Keys that walk through the cards: along a hand, and between one's own hand and dummy. */
export function walkCards(root: HTMLElement, key: string): boolean {
  const hands = [...root.querySelectorAll<HTMLElement>("[data-hand]")];
  const cards = (hand: HTMLElement | undefined) => [
    ...(hand?.querySelectorAll<HTMLElement>("[data-card]") ?? []),
  ];
  const from = document.activeElement;
  const place = hands.findIndex((hand) => hand.contains(from));
  const start = (hand: HTMLElement | undefined) =>
    hand?.querySelector<HTMLElement>('[data-card][aria-disabled="false"]') ?? cards(hand)[0];
  let to: HTMLElement | undefined;
  if (place < 0) {
    // From anywhere else an arrow takes up the first card that can be played.
    to = root.querySelector<HTMLElement>('[data-card][aria-disabled="false"]') ?? undefined;
  } else if (key === "ArrowUp" || key === "ArrowDown") {
    const other = hands[place + (key === "ArrowUp" ? -1 : 1)];
    if (other) to = start(other);
  } else {
    const row = cards(hands[place]);
    to = row[row.indexOf(from as HTMLElement) + (key === "ArrowLeft" ? -1 : 1)];
  }
  to?.focus();
  return to !== undefined;
}

export const isArrow = (key: string): boolean => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** Whether keys belong to a field or a dialog and not to the table. */
export const elsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]), textarea, select, dialog, [popover]") !== null);
