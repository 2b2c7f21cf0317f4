import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { currentLanguage, onLanguageChange, setLanguage } from "./instance";
import type { Language } from "./language";
import { areTranslationsLoadedAtom } from "./server-translations";

/** The interface language and its setter, for the language menu; also followed by what the server said. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  useAtomValue(areTranslationsLoadedAtom);
  return [useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage), setLanguage];
}
