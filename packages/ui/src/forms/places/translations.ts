import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    placeFields: typeof en;
  }
}

/** The texts of place fields, in the language of the surrounding page. */
export const usePlaceTranslations = defineTranslations("placeFields", { fr, en });
