import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    skillFields: typeof en;
  }
}

/** The words of fields of skills, in the language of the page they stand on. */
export const useSkillTranslations = defineTranslations("skillFields", { fr, en });
