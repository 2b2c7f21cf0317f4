import type { FlatNamespace, ParseKeys, TFunction, TypeOptions } from "i18next";
import { useTranslation, type FallbackNs } from "react-i18next";
import { addCatalogue, i18n, wordingOf } from "./instance";
import { usePageLang, useScopeLang } from "./LangScope";
import type { Wording } from "./language";
import type { Catalogue, Quoted } from "./quoted";
import type { Phrase } from "./sentence";
import { useLanguage } from "./use-language";

/** Conditional, because an application that imports the packed screens sees no catalogue. */
type Group<Namespace> = Namespace extends keyof TypeOptions["resources"]
  ? Extract<keyof TypeOptions["resources"][Namespace], string>
  : never;

interface Catalogues<Namespace extends FlatNamespace> {
  fr: Catalogue;
  en: Catalogue;
  /** Omitted for texts without their own page (those of components), which follow the page they are on. */
  quoted?: Quoted<ParseKeys<Namespace> | Group<Namespace>>;
}

export interface Translations<Namespace extends FlatNamespace> {
  t: TFunction<FallbackNs<Namespace>>;
  /** The current language of the namespace, for the `lang` of its page. */
  lang: Wording;
  /** The language of one key, for the `lang` of a part that the specification quotes in the other language. */
  langOf: (key: ParseKeys<Namespace>) => Wording;
  /**
   * A text that is kept beyond this render, such as in a toast or at a field; it follows the language of the interface.
   */
  say: (key: ParseKeys<Namespace>, values?: Record<string, unknown>) => Phrase;
}

/**
 * Registers a feature's catalogues and returns the hook for its screens. Called once, in the feature's
 * `translations.ts`, so that the catalogues are in the feature's own chunk and cannot be used before they are loaded.
 */
export function defineTranslations<const Namespace extends FlatNamespace>(
  namespace: Namespace,
  { fr, en, quoted }: Catalogues<Namespace>,
): () => Translations<Namespace> {
  addCatalogue(namespace, fr, en, quoted);

  const sayOn =
    (scope: Wording): Translations<Namespace>["say"] =>
    (key, values) => ({ namespace, key: String(key), values, scope });
  const says = { fr: sayOn("fr"), en: sayOn("en") };

  return function useTranslations() {
    useLanguage();
    const page = usePageLang();
    const scope = useScopeLang();
    const { t } = useTranslation(namespace, { i18n, ...(!quoted && { lng: scope }) });
    const langOf = (key: string) => wordingOf(namespace, key, page);
    return { t, lang: langOf(""), langOf, say: says[page] };
  };
}
