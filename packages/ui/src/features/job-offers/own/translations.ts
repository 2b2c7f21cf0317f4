import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of job offers, quoted in English. */
export const useTranslations = defineTranslations("jobOffers", { fr, en, quoted: { base: "en" } });
