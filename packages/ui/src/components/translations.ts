import { defineTranslations } from "../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    components: typeof en;
    componentsQuoted: typeof en;
  }
}

/** The components' own words, in the language of the page they stand on. */
export const useComponentTranslations = defineTranslations("components", { fr, en });

/** The components' words that the specification quotes (group `quoted`): in French except one, whatever the page is written in. */
export const useQuotedComponentTranslations = defineTranslations("componentsQuoted", {
  fr,
  en,
  quoted: { base: "fr", except: ["quoted.crashed"] },
});
