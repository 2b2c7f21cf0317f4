import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    reportDialog: typeof en;
  }
}

/** The texts of the dialog, in the language of the surrounding page. */
export const useTranslations = defineTranslations("reportDialog", { fr, en });
