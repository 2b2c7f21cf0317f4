import { defineWords } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    jobOffers: typeof en;
  }
}

/** The words of job offers, quoted in English. */
export const useWords = defineWords("jobOffers", { fr, en, quoted: { base: "en" } });
