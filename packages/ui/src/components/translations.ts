import { defineTranslations } from "../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    kit: typeof en;
    kitQuoted: typeof en;
  }
}

/** The kit's own words, in the language of the page they stand on. */
export const useKitTranslations = defineTranslations("kit", { fr, en });

/** The kit's words that the specification quotes (group `quoted`): in French but for one, whatever the page is written in. */
export const useQuotedKitTranslations = defineTranslations("kitQuoted", {
  fr,
  en,
  quoted: { base: "fr", except: ["quoted.crashed"] },
});
