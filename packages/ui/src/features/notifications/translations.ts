import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the notifications, quoted in French. */
export const useTranslations = defineTranslations("notifications", { fr, en, quoted: { base: "fr" } });
