import { useSyncExternalStore } from "react";
import { currentLanguage, onLanguageChange, setLanguage } from "./instance";
import type { Language } from "./language";
import { serverTranslations } from "./server-translations";

/** The interface language and its setter, for the language menu; also followed by what the server said. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  useSyncExternalStore(serverTranslations.subscribe, serverTranslations.areLoaded, serverTranslations.areLoaded);
  return [useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage), setLanguage];
}
