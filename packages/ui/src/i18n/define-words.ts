import type { FlatNamespace, ParseKeys, TFunction, TypeOptions } from "i18next";
import { useTranslation, type FallbackNs } from "react-i18next";
import { addCatalogue, currentLanguage, i18n } from "./instance";
import { useScopeLang } from "./LangScope";
import type { Wording } from "./language";
import { quotedWording, type Catalogue, type Quoted } from "./quoted";
import type { Sentence } from "./sentence";
import { useLanguage } from "./use-language";

type Group<Namespace extends FlatNamespace> = Extract<keyof TypeOptions["resources"][Namespace], string>;

interface Catalogues<Namespace extends FlatNamespace> {
  fr: Catalogue;
  en: Catalogue;
  /** Left out: words without a page of their own (the kit's), which follow the page they stand on. */
  quoted?: Quoted<ParseKeys<Namespace> | Group<Namespace>>;
}

export interface Words<Namespace extends FlatNamespace> {
  t: TFunction<FallbackNs<Namespace>>;
  /** The language that the namespace is written in now, for the `lang` of its page. */
  lang: Wording;
  /** The language of one key, for the `lang` of a part that the specification quotes in the other language. */
  langOf: (key: ParseKeys<Namespace>) => Wording;
  /** Words that outlive this render, as in a toast: they follow the language of the interface. */
  say: (key: ParseKeys<Namespace>, values?: Record<string, unknown>) => Sentence;
}

/**
 * Takes a feature's catalogues in and answers the hook that its screens read them with. Called once, in the feature's
 * `words.ts`: the catalogue then travels in the feature's own chunk, and cannot be used before it is there.
 */
export function defineWords<const Namespace extends FlatNamespace>(
  namespace: Namespace,
  { fr, en, quoted }: Catalogues<Namespace>,
): () => Words<Namespace> {
  addCatalogue(namespace, fr, en, quoted);

  return function useWords() {
    useLanguage();
    const scope = useScopeLang();
    const { t } = useTranslation(namespace, { i18n, ...(!quoted && { lng: scope }) });
    const langOf = (key: string): Wording => {
      const language = currentLanguage();
      if (language !== "default") return language;
      return quoted ? quotedWording(quoted, key) : scope;
    };
    const say = (key: string, values?: Record<string, unknown>) => () => {
      const lang = langOf(key);
      const text = i18n.t(key, { ns: namespace, ...values, ...(!quoted && { lng: lang }), defaultValue: key });
      return { text, lang };
    };
    return { t, lang: langOf(""), langOf, say };
  };
}
