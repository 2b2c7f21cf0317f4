import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    blocks: typeof en;
  }
}

/** The texts of blocks, in the language of the surrounding page. */
export const useTranslations = defineTranslations("blocks", { fr, en });
