import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of place fields, in the language of the surrounding page. */
export const usePlaceTranslations = defineTranslations("placeFields", { fr, en });
