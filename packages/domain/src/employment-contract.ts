import type { Text } from "./language";
import { fold } from "./words/fold";

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");

const typeWords = {
  stage: word("stages?|stagiaires?|internships?|interns?|trainees?"),
  alternance: word(
    "alternances?|alternante?s?|apprentissage|apprentie?s?|apprentices?|apprenticeship|contrat\\spro(?:fessionnalisation)?|work-study",
  ),
  freelance: word("free-?lances?|ind[ée]pendante?s?|auto-?entrepreneu\\w*|micro-?entrepreneu\\w*|self-?employed"),
  cdd: word("CDD|int[ée]rim(?:aire)?|fixed[- ]term"),
  cdi: word("CDI|permanent"),
} as const;
const types = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;
export type ContractType = (typeof types)[number];

export const contractNames: Record<ContractType, Text> = {
  stage: { fr: "Stage", en: "Internship" },
  alternance: { fr: "Alternance", en: "Work-study" },
  cdd: { fr: "CDD", en: "Fixed-term" },
  cdi: { fr: "CDI", en: "Permanent" },
  freelance: { fr: "Freelance", en: "Freelance" },
};

/** The contract type in a text that contains nothing else. */
export const typeAlone = (text: string): ContractType | undefined =>
  types.find((type) =>
    [type, ...Object.values(contractNames[type])].some(
      (name) => fold(name) === fold(text.replaceAll(/[()[\]]/g, "").trim()),
    ),
  );

/** The contract type in a head, stated by one of its words (D-331); undefined if there is none, or several. */
export function typeIn(texts: readonly string[]): ContractType | undefined {
  const found = types.filter((type) => texts.some((text) => typeWords[type].test(text)));
  return found.length === 1 ? found[0] : undefined;
}
