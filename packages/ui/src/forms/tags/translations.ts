import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of tag inputs, in the language of the surrounding page. */
export const useTagTranslations = defineTranslations("tags", { fr, en });
