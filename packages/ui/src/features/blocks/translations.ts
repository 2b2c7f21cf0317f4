import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of blocks, in the language of the surrounding page. */
export const useTranslations = defineTranslations("blocks", { fr, en });
