import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of offers as applicants find them, quoted in English except the match. */
export const useTranslations = defineTranslations("offers", {
  fr,
  en,
  quoted: {
    base: "en",
    except: [
      "match.title",
      "match.count",
      "match.noSkills",
      "match.have",
      "match.missing",
      "match.addToProfile",
      "match.emptyProfile",
      "match.how",
      "match.howFirst",
      "match.howTitle",
      "match.howRest",
      "match.howNever",
      "level.strong",
      "level.medium",
      "level.weak",
      "source.profile",
      "source.formation",
      "source.experience",
      "source.project",
      "source.certification",
    ],
  },
});
