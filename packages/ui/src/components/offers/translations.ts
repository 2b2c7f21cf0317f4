import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of an offer's terms and of their fields, separate from the components' texts that the login page loads. */
export const useTranslations = defineTranslations("offerTerms", { fr, en });
