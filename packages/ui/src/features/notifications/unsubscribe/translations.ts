import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    unsubscribe: typeof en;
  }
}

/** The translations of the page, separate from those of the login page. */
export const useTranslations = defineTranslations("unsubscribe", { fr, en, quoted: { base: "en" } });
