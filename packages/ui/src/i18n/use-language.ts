import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { currentLanguage, onLanguageChange, setLanguage } from "./instance";
import type { Language } from "./stored-language";
import { areTranslationsLoadedAtom } from "./server-translations";

/** The language of the interface and its setter, for the language menu; server texts on screen follow it too. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  useAtomValue(areTranslationsLoadedAtom);
  return [useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage), setLanguage];
}
