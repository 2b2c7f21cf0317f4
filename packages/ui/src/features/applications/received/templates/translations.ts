import { defineTranslations } from "../../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the templates, in the language of the surrounding page. */
export const useTranslations = defineTranslations("letterTemplates", { fr, en, quoted: { base: "en" } });
