import type { translate } from "@passerelle/domain/translate";
import { atom } from "jotai";
import { store } from "../store";
import type { Wording } from "./language";

let known: typeof translate | undefined;
let isLoading = false;
/** Whether translations are loaded, for those who show some. */
export const areTranslationsLoadedAtom = atom(false);

/** Most visits need no translation, and the first screen should not wait for one. */
async function load() {
  isLoading = true;
  try {
    known = (await import("@passerelle/domain/translate")).translate;
    store.set(areTranslationsLoadedAtom, true);
  } catch {
    // The text stays untranslated; the next component that shows one tries again.
  }
  isLoading = false;
}

/** Our server's words in another language; `undefined` where they are not ours, and until translations are loaded. */
export function translationOf(words: string, to: Wording): string | undefined {
  if (!known && !isLoading) void load();
  return known?.(words, to);
}
