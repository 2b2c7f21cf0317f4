import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the pages that anybody may read, in English in the default mix, like the offers on them. */
export const useTranslations = defineTranslations("publicOffers", { fr, en, quoted: { base: "en" } });
