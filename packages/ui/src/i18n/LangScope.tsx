import { createContext, useContext, type ReactNode } from "react";
import { documentLanguage, type Wording } from "./language";
import { useLanguage } from "./use-language";

const ScopeContext = createContext<Wording | undefined>(undefined);

interface LangScopeProps {
  /** The language of what stands inside: `lang` of the page's `useTranslations`. */
  lang: Wording;
  children: ReactNode;
}

/** Marks a part of the page as written in one language; the components' own words inside follow it. */
export function LangScope({ lang, children }: LangScopeProps) {
  return (
    <ScopeContext value={lang}>
      <div lang={lang} style={{ display: "contents" }}>
        {children}
      </div>
    </ScopeContext>
  );
}

/** The language that the page around is written in while the interface mixes its languages. */
export const usePageLang = (): Wording => useContext(ScopeContext) ?? documentLanguage("default");

/** The language of the surroundings; through portals too, where the `lang` attribute does not reach. */
export function useScopeLang(): Wording {
  const [language] = useLanguage();
  const page = usePageLang();
  return language === "default" ? page : language;
}
