import { useSyncExternalStore } from "react";
import { currentLanguage, onLanguageChange, setLanguage } from "./instance";
import type { Language } from "./language";

/** The interface language and its setter, for the language menu. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  return [useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage), setLanguage];
}
