import { defineTranslations } from "../../i18n";
import en from "./en.json";
import fr from "./fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    cv: typeof en;
  }
}

/** The four lists of a CV, named as their routes. */
export type CvName = keyof typeof en.title;
export type ColumnName = keyof typeof en.column;
export type FieldName = keyof typeof en.field;
export type HintName = keyof typeof en.hint;

/** The translations of the CV, quoted in French but for one failure. */
export const useTranslations = defineTranslations("cv", {
  fr,
  en,
  quoted: { base: "fr", except: ["loadFailed.formations"] },
});
