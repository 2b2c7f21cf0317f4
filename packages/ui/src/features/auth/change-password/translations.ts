import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the form that changes the password, quoted in English like My account, which shows it. */
export const useTranslations = defineTranslations("changePassword", { fr, en, quoted: { base: "en" } });
