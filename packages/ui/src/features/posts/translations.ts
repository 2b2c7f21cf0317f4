import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

/** The translations of the feed, quoted in French. */
export const useTranslations = defineTranslations("posts", { fr, en, quoted: { base: "fr" } });
