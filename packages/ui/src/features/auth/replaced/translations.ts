import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the screen for a replaced session, separate from those of the login page. */
export const useTranslations = defineTranslations("sessionReplaced", { fr, en, quoted: { base: "en" } });
