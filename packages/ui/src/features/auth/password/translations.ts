import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    password: typeof en;
  }
}

/** The translations of the forgotten password, apart from those that the login page loads. */
export const useTranslations = defineTranslations("password", { fr, en, quoted: { base: "en" } });
