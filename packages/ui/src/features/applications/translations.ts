import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of applications, quoted in English except what the menu names in French. */
export const useTranslations = defineTranslations("applications", {
  fr,
  en,
  quoted: { base: "en", except: ["offers"] },
});
