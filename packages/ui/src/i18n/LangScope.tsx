import { createContext, useContext, type ReactNode } from "react";
import { documentLanguage, type Wording } from "./stored-language";
import { useLanguage } from "./use-language";

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
