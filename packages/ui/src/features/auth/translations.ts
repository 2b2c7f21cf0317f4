import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the authentication screens, quoted in English by the specification. */
export const useTranslations = defineTranslations("auth", {
  fr,
  en,
  quoted: { base: "en", except: ["login.expired", "login.shared", "login.sharedHint"] },
});
