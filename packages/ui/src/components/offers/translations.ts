import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    remoteWork: typeof en;
  }
}

/** The names of the remote work options, separate from the components' texts that the login page loads. */
export const useTranslations = defineTranslations("remoteWork", { fr, en });
