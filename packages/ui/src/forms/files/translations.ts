import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of file fields, in the language of the surrounding page. */
export const useFileTranslations = defineTranslations("fileFields", { fr, en });
