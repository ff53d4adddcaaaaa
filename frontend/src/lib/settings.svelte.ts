import { read, write } from "./storage";

export type Theme = "system" | "light" | "dark";
export type Language = "en" | "ru";
/** The letters of the court cards: those of the language, A K Q J, or Т К Д В. */
export type Letters = "auto" | "latin" | "cyrillic";

export const LANGUAGES: readonly Language[] = ["en", "ru"];

interface Saved {
  theme: Theme;
  language: Language | null;
  fourColours: boolean;
  letters: Letters;
  coach: boolean;
  name: string;
}

const KEY = "settings";
const DEFAULTS: Saved = {
  theme: "system",
  language: null,
  fourColours: false,
  letters: "auto",
  coach: false,
  name: "",
};

/** The first language of the browser that the club speaks. */
function spoken(): Language {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (language !== undefined) return language;
  }
  return "en";
}

/** The colours of the browser's own bar, as index.html has them. */
const BAR_COLOURS = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
  (meta) => ({ meta, colour: meta.content, theme: meta.media.includes("dark") ? "dark" : "light" }),
);

/** What a person has chosen on this device; saved at once, and true for every open tab. */
class Settings {
  #saved: Saved = $state({ ...DEFAULTS, ...read<Partial<Saved>>(KEY) });

  constructor() {
    this.#show();
    addEventListener("storage", (event) => {
      if (event.key === null || event.key.endsWith(KEY)) {
        this.#saved = { ...DEFAULTS, ...read<Partial<Saved>>(KEY) };
        this.#show();
      }
    });
  }

  get theme(): Theme {
    return this.#saved.theme;
  }
  set theme(theme: Theme) {
    this.#save({ theme });
  }

  get language(): Language {
    return this.#saved.language ?? spoken();
  }
  set language(language: Language) {
    this.#save({ language });
  }

  get fourColours(): boolean {
    return this.#saved.fourColours;
  }
  set fourColours(fourColours: boolean) {
    this.#save({ fourColours });
  }

  get letters(): Letters {
    return this.#saved.letters;
  }
  set letters(letters: Letters) {
    this.#save({ letters });
  }

  /** The alphabet in which the court cards are to be drawn. */
  get alphabet(): "latin" | "cyrillic" {
    if (this.letters !== "auto") return this.letters;
    return this.language === "ru" ? "cyrillic" : "latin";
  }

  /** Whether it is said what the book calls, after calls of one's own that are others. */
  get coach(): boolean {
    return this.#saved.coach;
  }
  set coach(coach: boolean) {
    this.#save({ coach });
  }

  get name(): string {
    return this.#saved.name;
  }
  set name(name: string) {
    this.#save({ name });
  }

  #save(change: Partial<Saved>): void {
    Object.assign(this.#saved, change);
    write(KEY, this.#saved);
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["suits"] = this.fourColours ? "4" : "2";
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    // The page has two such colours, for the two themes of a system: a chosen one is both.
    for (const each of BAR_COLOURS) {
      const chosen = BAR_COLOURS.find(({ theme }) => theme === this.theme) ?? each;
      each.meta.content = chosen.colour;
    }
  }
}

export const settings = new Settings();
