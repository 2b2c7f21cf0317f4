import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of a recruiter's received applications, quoted in English except the note beyond 100 applications. */
export const useTranslations = defineTranslations("receivedApplications", {
  fr,
  en,
  quoted: { base: "en", except: ["inTotal"] },
});
