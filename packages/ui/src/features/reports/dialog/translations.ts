import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the dialog, in the language of the surrounding page. */
export const useTranslations = defineTranslations("reportDialog", { fr, en });
