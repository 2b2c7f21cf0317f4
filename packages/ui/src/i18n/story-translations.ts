import type { FlatNamespace, ParseKeys } from "i18next";
import type { Translations } from "./define-translations";
import { i18n, wordingOf } from "./instance";
import type { Wording } from "./language";

/**
 * Translates a feature's texts to the story's language. It takes the feature's hook, because a build would drop an
 * unused import, which loads the translations. `page` is the mix's language for texts that the specification does not
 * quote.
 */
export const translator =
  <Namespace extends FlatNamespace>(
    namespace: Namespace,
    useTranslations: () => Translations<Namespace>,
    page: Wording = "fr",
  ) =>
  (key: ParseKeys<Namespace>, values: Record<string, unknown> = {}): string => {
    const name: string = String(key);
    const options = { ...values, ns: namespace, lng: wordingOf(namespace, name, page) };
    if (!i18n.exists(name, options)) throw new Error(`${useTranslations.name}: no "${name}" in "${namespace}".`);
    return i18n.t(name, { ...options, defaultValue: name });
  };
