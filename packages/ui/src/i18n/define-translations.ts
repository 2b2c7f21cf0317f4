import { addCatalogue, i18n, wordingOf } from "./instance";
import { usePageLang, useScopeLang } from "./LangScope";
import type { Wording } from "./language-choice";
import type { Catalogue, Quoted } from "./quoted";
import type { Phrase } from "./sentence";

/** The keys of a catalogue, dotted below groups; plural forms share the key before their suffix. */
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Countless<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];
type Countless<Key extends string> = Key extends `${infer Name}_${"one" | "other"}` ? Name : Key;

interface Catalogues<Texts extends Catalogue> {
  fr: Catalogue;
  en: Texts;
  /** Omitted for texts without their own page (those of components), which follow the page they are on. */
  quoted?: Quoted<KeyOf<Texts> | (keyof Texts & string)>;
}

type Values = Readonly<Record<string, unknown>>;

export interface Translations<Key extends string> {
  t: (key: Key, values?: Values) => string;
  /** The current language of the namespace, for the `lang` of its page. */
  lang: Wording;
  /** The language of one key, for the `lang` of a part that the specification quotes in the other language. */
  langOf: (key: Key) => Wording;
  /** A text kept beyond this render, such as in a toast or at a field; follows the language of the interface. */
  say: (key: Key, values?: Values) => Phrase;
}

/**
 * Registers a feature's catalogues and returns the hook for its screens. Called once, in the feature's
 * `translations.ts`, so that the catalogues are in the feature's own chunk and cannot be used before they are loaded.
 */
export function defineTranslations<Texts extends Catalogue>(
  namespace: string,
  { fr, en, quoted }: Catalogues<Texts>,
): () => Translations<KeyOf<Texts>> {
  addCatalogue(namespace, fr, en, quoted);

  const sayOn =
    (scope: Wording): Translations<string>["say"] =>
    (key, values) => ({ namespace, key, values, scope });
  const says = { fr: sayOn("fr"), en: sayOn("en") };

  return function useTranslations() {
    const page = usePageLang();
    const lng = useScopeLang();
    const own: { ns: string } = { ns: namespace, ...(!quoted && { lng }) };
    const t = (key: string, values: Values = {}) => i18n.t(key, { ...values, ...own, defaultValue: key });
    const langOf = (key: string) => wordingOf(namespace, key, page);
    return { t, lang: langOf(""), langOf, say: says[page] };
  };
}
