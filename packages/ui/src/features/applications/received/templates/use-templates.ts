import { documentLanguage, useLanguage } from "../../../../i18n";
import { builtInTemplates, type LetterTemplate } from "../letter-templates";
import { type OwnTemplate, useOwnTemplates } from "./queries";

/** A template: the recruiter's own, or a built-in one. */
export interface Template {
  key: string;
  name: string;
  text: string;
  lang?: LetterTemplate["lang"];
  own?: OwnTemplate;
}

/** The templates for a decision: the recruiter's own first, then those in the interface's language. */
export function useTemplates(decision: LetterTemplate["decision"]) {
  const [language] = useLanguage();
  const lang = documentLanguage(language);
  const query = useOwnTemplates();
  const isOther = (template: LetterTemplate) => Number(template.lang !== lang);
  const own = (query.data ?? [])
    .filter((template) => template.decision === decision)
    .map((template): Template => ({
      key: String(template.id),
      name: template.name,
      text: template.text,
      own: template,
    }));
  const builtIn = builtInTemplates
    .filter((template) => template.decision === decision)
    .toSorted((a, b) => isOther(a) - isOther(b))
    .map((template): Template => ({ key: template.name, ...template }));
  return { templates: [...own, ...builtIn], query };
}
