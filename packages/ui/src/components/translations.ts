import { defineTranslations } from "../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The components' own texts, in the language of the surrounding page. */
export const useComponentTranslations = defineTranslations("components", { fr, en });

/** The components' texts that the specification quotes: all but one in French, regardless of the page's language. */
export const useQuotedComponentTranslations = defineTranslations("componentsQuoted", {
  fr,
  en,
  quoted: { base: "fr", except: ["quoted.crashed"] },
});
