import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of registration and verification, separate from those of the login page. */
export const useRegistrationTranslations = defineTranslations("registration", { fr, en, quoted: { base: "en" } });
