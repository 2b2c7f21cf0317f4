import { defineTranslations } from "../../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    applicationExports: typeof en;
  }
}

/** The texts of the export, in the language of the surrounding page. */
export const useTranslations = defineTranslations("applicationExports", { fr, en, quoted: { base: "en" } });
