import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of profiles, quoted in English except the levels. */
export const useTranslations = defineTranslations("profiles", {
  fr,
  en,
  quoted: { base: "en", except: ["academicLevel", "experienceLevel"] },
});
