import { defineTranslations } from "../../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The texts of the next steps, separate from those of the frame, which every screen loads. */
export const useTranslations = defineTranslations("dashboardNext", { fr, en });
