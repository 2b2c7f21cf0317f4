import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    skillFields: typeof en;
  }
}

/** The texts of skill fields, in the language of the surrounding page. */
export const useSkillTranslations = defineTranslations("skillFields", { fr, en });
