import { defineTranslations } from "../../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the notes, in the language of the surrounding page. */
export const useTranslations = defineTranslations("applicationNotes", { fr, en, quoted: { base: "en" } });
