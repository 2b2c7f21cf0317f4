import { eurosText, isolated, withDe, withQue } from "@passerelle/domain";
import { createInstance, type i18n as I18n } from "i18next";
import {
  acceptLanguage,
  documentLanguage,
  keepLanguage,
  languageKey,
  readLanguage,
  type Language,
  type Wording,
} from "./language-choice";
import { textNumbers } from "./text-numbers";
import { millionTexts, quotedPart, quotedWording, type Catalogue, type Quoted } from "./quoted";

/**
 * The default mix has no catalogue: i18next falls back to these two, each with the keys that the specification quotes
 * in that language. As variants of French and English, they keep those languages' plural rules. With a hyphen, i18next
 * would ask Intl for the canonical name with each text.
 */
const quotedLayer = { fr: "fr_x_quoted", en: "en_x_quoted" } as const;

export const i18n: I18n = createInstance();

void i18n.init({
  lng: readLanguage(),
  fallbackLng: (code) => (code === "default" ? [quotedLayer.fr, quotedLayer.en] : []),
  initAsync: false,
  resources: {},
  // React escapes HTML, so values are only isolated: a right-to-left name must not reverse its sentence.
  interpolation: { escape: isolated, defaultVariables: textNumbers },
});

// "Page {{name, de}}" in a French catalogue: the preposition is elided before a vowel.
i18n.services.formatter?.add("de", withDe);
i18n.services.formatter?.add("que", withQue);
// "{{maxPay, eurosFr}}": '1 000 000 €'. Formatters do not learn which catalogue the default mix takes a text from.
i18n.services.formatter?.add("eurosFr", (amount: number) => eurosText(amount, "fr"));
i18n.services.formatter?.add("eurosEn", (amount: number) => eurosText(amount, "en"));

const quotedIn = new Map<string, Quoted>();

/** Registers a namespace's two catalogues, and the default mix's parts of them. */
export function addCatalogue(namespace: string, fr: Catalogue, en: Catalogue, quoted: Quoted | undefined) {
  i18n.addResourceBundle("fr", namespace, fr);
  i18n.addResourceBundle("en", namespace, en);
  const millions = millionTexts(fr);
  i18n.addResources("fr", namespace, millions);
  if (!quoted) return;
  quotedIn.set(namespace, quoted);
  i18n.addResources(quotedLayer.fr, namespace, quotedPart({ ...fr, ...millions }, "fr", quoted));
  i18n.addResources(quotedLayer.en, namespace, quotedPart(en, "en", quoted));
}

export function currentLanguage(): Language {
  return i18n.language === "fr" || i18n.language === "en" ? i18n.language : "default";
}

/** Whether the specification quotes a namespace, which therefore has a default mix. */
export const isQuoted = (namespace: string) => quotedIn.has(namespace);

/** The current language of a key; in a namespace without quotes it is that of the page, `scope`. */
export function wordingOf(namespace: string, key: string, scope: Wording): Wording {
  const language = currentLanguage();
  return language === "default" ? mixedWordingOf(namespace, key, scope) : language;
}

/** The language of a key in the default mix. */
export function mixedWordingOf(namespace: string, key: string, scope: Wording): Wording {
  const quoted = quotedIn.get(namespace);
  return quoted ? quotedWording(quoted, key) : scope;
}

/** Changes the language of the interface at once, and stores it for the next visit. */
export function setLanguage(language: Language) {
  keepLanguage(language);
  void i18n.changeLanguage(language);
}

/** Calls the listener on every change of the language; returns a function that unsubscribes. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  const changed = () => {
    listener(currentLanguage());
  };
  i18n.on("languageChanged", changed);
  return () => {
    i18n.off("languageChanged", changed);
  };
}

// Another tab changed the language; `clear()` on the storage gives no key.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === languageKey || key === null) void i18n.changeLanguage(readLanguage());
});

/** The value of `Accept-Language` for the next request. */
export const currentAcceptLanguage = () => acceptLanguage(currentLanguage());

function markDocument() {
  if (typeof document !== "undefined") document.documentElement.lang = documentLanguage(currentLanguage());
}
markDocument();
onLanguageChange(markDocument);
