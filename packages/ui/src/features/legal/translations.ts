import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the privacy notice and the terms, in the language of the screens that link to them. */
export const useTranslations = defineTranslations("legal", { fr, en, quoted: { base: "en" } });
