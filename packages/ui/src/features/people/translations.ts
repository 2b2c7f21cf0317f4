import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    people: typeof en;
  }
}

/** The translations of a person's page, in English where no language is chosen, as the profile's are. */
export const useTranslations = defineTranslations("people", { fr, en, quoted: { base: "en" } });
