import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the list of sessions, quoted in English like My account, which shows it. */
export const useTranslations = defineTranslations("sessions", { fr, en, quoted: { base: "en" } });
