import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of a person's page, in English by default, like the profile's. */
export const useTranslations = defineTranslations("people", { fr, en, quoted: { base: "en" } });
