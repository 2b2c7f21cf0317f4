import { defineTranslations } from "../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The forms' own texts, in the language of the surrounding page. */
export const useFormTranslations = defineTranslations("forms", { fr, en });
