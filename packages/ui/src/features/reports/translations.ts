import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the report buttons, in the language of the surrounding page; the dialog has its own. */
export const useTranslations = defineTranslations("reports", { fr, en });
