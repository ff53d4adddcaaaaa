import { forget, read, write } from "./storage";

/** An action that the server has not acknowledged yet. */
export interface Sent<Action> {
  command: string;
  v: number;
  action: Action;
}

/**
 * What was sent and is not acknowledged, oldest first, kept so that a reload loses nothing.
 *
 * Every change reads what is kept first: in localStorage another tab may have added to it.
 */
export class Outbox<Action> {
  readonly #key: string;
  readonly #store: () => Storage;
  #sent: readonly Sent<Action>[];

  constructor(name: string, store: () => Storage) {
    this.#key = `outbox.${name}`;
    this.#store = store;
    this.#sent = this.#kept();
  }

  get sent(): readonly Sent<Action>[] {
    return this.#sent;
  }

  add(sent: Sent<Action>): void {
    this.#sent = [...this.#sent, sent];
    this.#keep([...this.#kept(), sent]);
  }

  remove(command: string): void {
    const others = (list: readonly Sent<Action>[]) => list.filter((sent) => sent.command !== command);
    this.#sent = others(this.#sent);
    this.#keep(others(this.#kept()));
  }

  /** Take over what a tab that is closed by now has left. */
  refresh(): void {
    const known = new Set(this.#sent.map(({ command }) => command));
    this.#sent = [...this.#kept().filter(({ command }) => !known.has(command)), ...this.#sent];
  }

  #kept(): Sent<Action>[] {
    return read<Sent<Action>[]>(this.#key, this.#store) ?? [];
  }

  #keep(sent: readonly Sent<Action>[]): void {
    if (sent.length === 0) forget(this.#key, this.#store);
    else write(this.#key, sent, this.#store);
  }
}

/** A fresh command id. crypto.randomUUID is missing on plain http pages other than localhost. */
export function freshCommand(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
