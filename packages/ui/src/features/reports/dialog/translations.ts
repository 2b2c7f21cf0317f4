import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    reportDialog: typeof en;
  }
}

/** The words of the dialog, in the language of the page that it stands on. */
export const useTranslations = defineTranslations("reportDialog", { fr, en });
