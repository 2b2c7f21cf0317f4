import { defineTranslations } from "../../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the export, in the language of the surrounding page. */
export const useTranslations = defineTranslations("applicationExports", { fr, en, quoted: { base: "en" } });
