import { defineWords } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    notifications: typeof en;
  }
}

/** The words of the notifications, quoted in French. */
export const useWords = defineWords("notifications", { fr, en, quoted: { base: "fr" } });
