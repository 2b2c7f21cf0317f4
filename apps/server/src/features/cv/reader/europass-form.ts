import { fold } from "@passerelle/domain";

// The labels of the Europass form, in English and French, as `fold` writes them.
const languages =
  /^(?:mother tongue|other language)(?:\(s\)|s)?(?![\p{L}])|^(?:langue(?:\(s\)|s)? maternelle|autre(?:\(s\)|s)? langue)(?:\(s\)|s)?(?![\p{L}])/u;
const languageTable =
  /^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|comprendre|comprehension|parler|ecrire|ecouter|lire|prendre part a une conversation|s['’]exprimer oralement en continu|expression (?:orale|ecrite)|(?:interaction|production) orale|levels?: .*|niveaux?: .*|common european framework.*|cadre europeen commun.*)$/u;
const skills =
  /^(?:(?:personal|communication|organisational ?\/ ?managerial|job-related|digital|computer|artistic|social|technical|other) skills(?: and competences)?|information processing|content creation|safety|problem solving|communication|self-assessment|(?:basic|independent|proficient) user|competences (?:personnelles|en communication|organisationnelles(?: ?\/ ?manageriales)?|liees a l['’]emploi|numeriques|informatiques|artistiques|sociales|techniques)|autres competences|traitement de l['’]information|creation de contenu|securite|resolution de problemes|auto-?evaluation|utilisateur (?:elementaire|independant|experimente|avance)|curriculum vitae)$/u;
/** What the form says until it is filled in. */
const placeholder = /^(?:replace with|remove any|remplacez par|supprimez)(?![\p{L}])/u;
const driving = /^(?:driving licen[cs]e(?:\(s\)|s)?|permis de conduire)$/u;
const languageLevel = /^[abc][12]$/u;

const isLabel = (cell: string) => [languages, languageTable, skills, placeholder].some((labels) => labels.test(cell));

/** The skills of a CV, and the languages that the Europass form lists among them (D-424). */
export function withoutFormLabels(lines: readonly string[]): { skills: string[]; languages: string[] } {
  const rows = lines.map((line) => line.split("\t").map((cell) => ({ cell, key: fold(cell).replace(/\s*:$/, "") })));
  if (!rows.some((row) => row.some(({ key }) => languages.test(key)))) return { skills: [...lines], languages: [] };
  const found = { skills: new Array<string>(), languages: new Array<string>() };
  for (const row of rows.filter(([first]) => !driving.test(first?.key ?? ""))) {
    const isLanguage = row.some(({ key }) => languages.test(key) || languageLevel.test(key));
    const rest = row.filter(({ key }) => !isLabel(key)).map(({ cell }) => cell);
    found[isLanguage ? "languages" : "skills"].push(rest.join("\t"));
  }
  return found;
}
