import type { translate } from "./translate";
import { atom } from "jotai";
import { store } from "../store";
import type { Wording } from "./language-choice";

let known: typeof translate | undefined;
let isLoading = false;
/** Whether translations are loaded, for components that show some. */
export const areTranslationsLoadedAtom = atom(false);

/** Loaded on demand: most visits need no translations, and the first screen should not wait for them. */
async function load() {
  isLoading = true;
  try {
    known = (await import("./translate")).translate;
    store.set(areTranslationsLoadedAtom, true);
  } catch {
    // The text stays untranslated; the next component that needs a translation tries again.
  }
  isLoading = false;
}

/** The translation of a text of our server; `undefined` for other texts, and until translations are loaded. */
export function translationOf(words: string, to: Wording): string | undefined {
  if (!known && !isLoading) void load();
  return known?.(words, to);
}
