import type { Translations } from "./define-translations";
import { i18n, wordingOf } from "./instance";
import type { Wording } from "./language-choice";

/**
 * Translates a feature's texts to the story's language. It takes the feature's hook, because a build would drop an
 * unused import, which loads the translations. `page` is the mix's language for texts that the specification does not
 * quote.
 */
export const translator =
  <Key extends string>(namespace: string, useTranslations: () => Translations<Key>, page: Wording = "fr") =>
  (key: Key, values: Record<string, unknown> = {}): string => {
    const options = { ...values, ns: namespace, lng: wordingOf(namespace, key, page) };
    if (!i18n.exists(key, options)) throw new Error(`${useTranslations.name}: no "${key}" in "${namespace}".`);
    return i18n.t(key, { ...options, defaultValue: key });
  };
