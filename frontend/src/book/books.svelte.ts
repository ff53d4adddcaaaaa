import { read, write } from "../lib/storage";
import type { BookView, Form } from "../protocol";

/** A score book that was open in this browser, as it was last seen. */
export interface KnownBook {
  sheet: string;
  at: number;
  form: Form;
  names: string[];
}

const KEY = "books";
const MOST = 3;

class Books {
  #list: readonly KnownBook[] = $state.raw(read<KnownBook[]>(KEY) ?? []);

  /** The books, newest first. */
  get list(): readonly KnownBook[] {
    return this.#list;
  }

  note({ sheet, match, players }: BookView): void {
    if (match === null) return;
    const names = players.map(({ name }) => name);
    const book = { sheet, at: Date.now(), form: match.profile.form, names };
    this.#set([book, ...this.#list.filter((other) => other.sheet !== sheet)].slice(0, MOST));
  }

  forget(sheet: string): void {
    this.#set(this.#list.filter((book) => book.sheet !== sheet));
  }

  #set(list: readonly KnownBook[]): void {
    this.#list = list;
    write(KEY, list);
  }
}

export const books = new Books();
