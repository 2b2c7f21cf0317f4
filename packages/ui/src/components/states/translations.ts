import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of loading, failures and unconfirmed saves, in the language of the surrounding page. */
export const useStateTranslations = defineTranslations("states", { fr, en });
