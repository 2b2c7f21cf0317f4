import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the dashboard: quoted in French, except the welcome and what the menu names in English. */
export const useTranslations = defineTranslations("dashboard", {
  fr,
  en,
  quoted: {
    base: "fr",
    except: [
      "welcome",
      "entry.dashboard",
      "entry.applicant",
      "entry.recruiter",
      "entry.jobOffers",
      "entry.applications",
      "entry.myAccount",
      "logout",
    ],
  },
});
