import { createInstance, type i18n as I18n } from "i18next";
import {
  acceptLanguage,
  documentLanguage,
  keepLanguage,
  languageKey,
  readLanguage,
  type Language,
  type Wording,
} from "./language";
import { quotedPart, quotedWording, type Catalogue, type Quoted } from "./quoted";

/**
 * The default mix has no catalogue of its own: i18next falls from it to these two, each holding the keys that the
 * specification quotes in that language. Being French and English by name, each keeps its own plural rules.
 */
const quotedLayer = { fr: "fr-x-quoted", en: "en-x-quoted" } as const;

export const i18n: I18n = createInstance();

void i18n.init({
  lng: readLanguage(),
  fallbackLng: (code) => (code === "default" ? [quotedLayer.fr, quotedLayer.en] : []),
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
});

const quotedIn = new Map<string, Quoted>();

/** Takes a namespace's two catalogues in, and the default mix's view of them. */
export function addCatalogue(namespace: string, fr: Catalogue, en: Catalogue, quoted: Quoted | undefined) {
  i18n.addResourceBundle("fr", namespace, fr);
  i18n.addResourceBundle("en", namespace, en);
  if (!quoted) return;
  quotedIn.set(namespace, quoted);
  i18n.addResources(quotedLayer.fr, namespace, quotedPart(fr, "fr", quoted));
  i18n.addResources(quotedLayer.en, namespace, quotedPart(en, "en", quoted));
}

/** The interface language now in use. */
export function currentLanguage(): Language {
  return i18n.language === "fr" || i18n.language === "en" ? i18n.language : "default";
}

/** Whether the specification quotes a namespace, which then has a mix of its own. */
export const isQuoted = (namespace: string) => quotedIn.has(namespace);

/** The language that a key is shown in now; one of a namespace that is quoted in none follows its page, `scope`. */
export function wordingOf(namespace: string, key: string, scope: Wording): Wording {
  const language = currentLanguage();
  return language === "default" ? mixedWordingOf(namespace, key, scope) : language;
}

/** The language that a key is shown in while the interface mixes its languages. */
export function mixedWordingOf(namespace: string, key: string, scope: Wording): Wording {
  const quoted = quotedIn.get(namespace);
  return quoted ? quotedWording(quoted, key) : scope;
}

/** Changes the interface language here and for the next visit; every screen follows at once. */
export function setLanguage(language: Language) {
  keepLanguage(language);
  void i18n.changeLanguage(language);
}

/** Calls back on every change of the interface language; answers how to stop. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  const changed = () => {
    listener(currentLanguage());
  };
  i18n.on("languageChanged", changed);
  return () => {
    i18n.off("languageChanged", changed);
  };
}

// Chosen in another tab, it is chosen here as well; a storage that was emptied has no key.
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
