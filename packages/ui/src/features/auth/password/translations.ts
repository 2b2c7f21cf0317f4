import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations for a forgotten password, separate from those of the login page. */
export const useTranslations = defineTranslations("password", { fr, en, quoted: { base: "en" } });
