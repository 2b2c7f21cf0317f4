import { defineWords } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    posts: typeof en;
  }
}

/** The words of the feed, quoted in French (§2, §8). */
export const useWords = defineWords("posts", { fr, en, quoted: { base: "fr" } });
