import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the list of blocked people, in English like My account, except the action quoted in French. */
export const useTranslations = defineTranslations("blockedPeople", {
  fr,
  en,
  quoted: { base: "en", except: ["unblock", "unblockThis"] },
});
