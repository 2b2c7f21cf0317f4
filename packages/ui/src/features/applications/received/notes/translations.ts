import { defineTranslations } from "../../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    applicationNotes: typeof en;
  }
}

/** The texts of the notes, in the language of the surrounding page. */
export const useTranslations = defineTranslations("applicationNotes", { fr, en, quoted: { base: "en" } });
