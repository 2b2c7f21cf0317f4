import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    reports: typeof en;
  }
}

/** The words that lead to a report, in the language of the page they stand on; the dialog brings its own. */
export const useTranslations = defineTranslations("reports", { fr, en });
