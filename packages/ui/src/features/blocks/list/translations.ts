import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    blockedPeople: typeof en;
  }
}

/** The words of the list of blocked people, in English as My account except the action that is quoted in French. */
export const useTranslations = defineTranslations("blockedPeople", {
  fr,
  en,
  quoted: { base: "en", except: ["unblock", "unblockThis"] },
});
