import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the notification settings, quoted in English like My account, which shows them. */
export const useTranslations = defineTranslations("notificationSettings", { fr, en, quoted: { base: "en" } });
