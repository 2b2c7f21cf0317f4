import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts about applications for both applicants and recruiters, quoted in English except the decisions. */
export const useTranslations = defineTranslations("applicationsShared", {
  fr,
  en,
  quoted: { base: "en", except: ["decision.accepted", "decision.rejected"] },
});
