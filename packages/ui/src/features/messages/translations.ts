import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of private messages: quoted in French, except the list of discussions and the user search. */
export const useTranslations = defineTranslations("messages", {
  fr,
  en,
  quoted: { base: "fr", except: ["list", "users"] },
});
