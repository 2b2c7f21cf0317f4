import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of My account, quoted in English by the specification. */
export const useTranslations = defineTranslations("account", { fr, en, quoted: { base: "en" } });
