import { documentLanguage, useLanguage } from "../../../i18n";
import { builtInTemplates, type LetterTemplate } from "../letter-templates";
import { type OwnTemplate, useOwnTemplates } from "./queries";

/** A text to begin with: one's own, or one that comes with the product. */
export interface Template {
  key: string;
  name: string;
  text: string;
  lang?: LetterTemplate["lang"];
  own?: OwnTemplate;
}

/** The texts for a decision: one's own first, then those in the language of the interface. */
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
