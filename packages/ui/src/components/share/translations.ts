import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts for sharing an offer, in the language of the page. */
export const useTranslations = defineTranslations("share", { fr, en });
