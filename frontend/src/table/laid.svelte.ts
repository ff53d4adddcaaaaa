import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Card } from "../protocol";
import type { CardState } from "./cards";
import { remember } from "./motion";

/** What every hand does in which cards lie: it has one stop for the tab key, and lets cards go. */
export class Laid {
  #cards: () => readonly Card[];
  #focused: Card | null = $state(null);
  #root: HTMLElement | null = null;

  /** The card at which the tab key stops: that of the last focus, else one that can be played. */
  readonly stop: Card | undefined;

  constructor(cards: () => readonly Card[], stateOf: (card: Card) => CardState) {
    this.#cards = cards;
    this.stop = $derived.by(() => {
      const all = cards();
      if (this.#focused !== null && all.includes(this.#focused)) return this.#focused;
      return all.find((card) => stateOf(card) === "can") ?? all[0];
    });
    $effect.pre(() => this.#change());
  }

  readonly attach: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    return () => (this.#root = null);
  };

  focus(card: Card): void {
    this.#focused = card;
  }

  /** Before cards go: where they lay is where they set out from. */
  #change(): void {
    const next = this.#cards();
    const root = this.#root;
    if (root === null) return;
    remember(root);
    const at = document.activeElement;
    // The focus would go with its card; it goes to the neighbour, for those who see it.
    if (!(at instanceof HTMLElement) || !root.contains(at) || !at.matches(":focus-visible")) return;
    if (next.includes(at.dataset["card"] as Card)) return;
    const cards = () => [...root.querySelectorAll<HTMLElement>("[data-card]")];
    const place = cards().indexOf(at);
    void tick().then(() => {
      const left = cards();
      left[Math.min(place, left.length - 1)]?.focus();
    });
  }
}
