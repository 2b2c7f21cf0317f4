import { defineWords } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    profiles: typeof en;
  }
}

/** The words of profiles, quoted in English but for the levels. */
export const useWords = defineWords("profiles", {
  fr,
  en,
  quoted: { base: "en", except: ["academicLevel", "experienceLevel"] },
});
