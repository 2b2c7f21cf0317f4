import { useAtomValue } from "jotai";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage, i18n, setLanguage } from "./instance";
import { documentLanguage, type Language, type Wording } from "./language-choice";
import { areTranslationsLoadedAtom } from "./server-translations";

interface Interface {
  language: Language;
  areTranslationsLoaded: boolean;
}

const LanguageContext = createContext<Interface | undefined>(undefined);

/**
 * Re-renders all texts when the language changes, and when translations of server texts are loaded. With one
 * subscription for all: `useTranslation` in each component would slow down every screen.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  useTranslation([], { i18n });
  const language = currentLanguage();
  const areTranslationsLoaded = useAtomValue(areTranslationsLoadedAtom);
  const value = useMemo(() => ({ language, areTranslationsLoaded }), [language, areTranslationsLoaded]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The language of the interface and its setter, for the language menu; server texts on screen follow it too. */
export const useLanguage = (): readonly [Language, typeof setLanguage] => [
  useContext(LanguageContext)?.language ?? currentLanguage(),
  setLanguage,
];

const ScopeContext = createContext<Wording | undefined>(undefined);

interface LangScopeProps {
  /** The language of the content: `lang` of the page's `useTranslations`. */
  lang: Wording;
  children: ReactNode;
}

/** Marks a part of the page as written in one language; components inside use the same language. */
export function LangScope({ lang, children }: LangScopeProps) {
  return (
    <ScopeContext value={lang}>
      <div lang={lang} style={{ display: "contents" }}>
        {children}
      </div>
    </ScopeContext>
  );
}

/** The language of the surrounding page in the default mix. */
export const usePageLang = (): Wording => useContext(ScopeContext) ?? documentLanguage("default");

/** The language of the surroundings; works in portals too, where the `lang` attribute is not inherited. */
export function useScopeLang(): Wording {
  const [language] = useLanguage();
  const page = usePageLang();
  return language === "default" ? page : language;
}
