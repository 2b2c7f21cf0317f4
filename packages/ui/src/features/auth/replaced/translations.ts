import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    sessionReplaced: typeof en;
  }
}

/** The texts of the screen that replaces the dashboard, separate from those that the login page loads. */
export const useTranslations = defineTranslations("sessionReplaced", { fr, en, quoted: { base: "en" } });
