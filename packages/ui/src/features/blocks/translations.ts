import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    blocks: typeof en;
  }
}

/** The words of blocks, in the language of the page they stand on. */
export const useTranslations = defineTranslations("blocks", { fr, en });
