import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of skill fields, in the language of the surrounding page. */
export const useSkillTranslations = defineTranslations("skillFields", { fr, en });
