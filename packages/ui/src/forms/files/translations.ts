import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    fileFields: typeof en;
  }
}

/** The words of file fields, in the language of the page they stand on. */
export const useFileTranslations = defineTranslations("fileFields", { fr, en });
