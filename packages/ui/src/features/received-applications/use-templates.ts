import { documentLanguage, useLanguage } from "../../i18n";
import { builtInTemplates, type LetterTemplate } from "./letter-templates";

/** The texts for a decision, those in the language of the interface first. */
export function useTemplates(decision: LetterTemplate["decision"]): LetterTemplate[] {
  const [language] = useLanguage();
  const lang = documentLanguage(language);
  const isOther = (template: LetterTemplate) => Number(template.lang !== lang);
  return builtInTemplates
    .filter((template) => template.decision === decision)
    .toSorted((a, b) => isOther(a) - isOther(b));
}
