import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the page, separate from those of the login page. */
export const useTranslations = defineTranslations("unsubscribe", { fr, en, quoted: { base: "en" } });
