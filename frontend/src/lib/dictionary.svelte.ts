import { FluentBundle, FluentResource } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";

// One chunk for each language, of all its files but those of the command line.
const FILES: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import("./texts.en"),
  ru: () => import("./texts.ru"),
};

let shown: FluentBundle | null = $state.raw(null);
const loaded = new Map<Language, Promise<FluentBundle>>();

async function load(language: Language): Promise<FluentBundle> {
  // Direction marks round every variable would be copied with the text and read out by some readers.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const { texts } = await FILES[language]();
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Show the language of the settings; until its words are here, the present ones stay. */
async function show(): Promise<void> {
  const { language } = settings;
  const loading = loaded.get(language) ?? load(language);
  loaded.set(language, loading);
  try {
    const bundle = await loading;
    if (settings.language === language) shown = bundle;
  } catch (error) {
    loaded.delete(language);
    throw error;
  }
}

/** Settled when there are words to show. */
export const ready = show();

$effect.root(() => {
  $effect(() => void show());
});

/** The words that are shown now; reactive. Only before `ready` there are none. */
export const dictionary = (): FluentBundle | null => shown;
