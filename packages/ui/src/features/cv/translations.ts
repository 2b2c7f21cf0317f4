import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the CV, quoted in French except one failure. */
export const useTranslations = defineTranslations("cv", {
  fr,
  en,
  quoted: { base: "fr", except: ["loadFailed.formations"] },
});
