import { fold } from "@passerelle/domain";

// The labels of the Europass form, in English and French, as `fold` writes them.
// 'Mother tongue' alone is the level of a language.
const languages =
  /^(?:(?:mother tongue|other language)(?:\(s\)|s)|langue(?:\(s\)|s) maternelle(?:\(s\)|s)|autre(?:\(s\)|s) langue(?:\(s\)|s))(?![\p{L}])/u;
const languageTable =
  /^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|comprendre|comprehension|parler|ecrire|ecouter|lire|prendre part a une conversation|s['’]exprimer oralement en continu|expression (?:orale|ecrite)|(?:interaction|production) orale|levels?: .*|niveaux?: .*|common european framework.*|cadre europeen commun.*)$/u;
const skills =
  /^(?:(?:personal|communication|organisational ?\/ ?managerial|job-related|digital|computer|artistic|social|technical|other) skills(?: and competences)?|information processing|content creation|safety|problem solving|communication|self-assessment|(?:basic|independent|proficient) user|competences (?:personnelles|en communication|organisationnelles(?: ?\/ ?manageriales)?|liees a l['’]emploi|numeriques|informatiques|artistiques|sociales|techniques)|autres competences|traitement de l['’]information|creation de contenu|securite|resolution de problemes|auto-?evaluation|utilisateur (?:elementaire|independant|experimente|avance)|curriculum vitae)$/u;
/** What the form says until it is filled in. */
const placeholder = /^(?:replace with|remove any|remplacez par|supprimez)(?![\p{L}])/u;
const driving = /^(?:driving licen[cs]e(?:\(s\)|s)?|permis de conduire)$/u;
const languageLevel = /^[abc][12]$/u;

const isLabel = (key: string) => [languages, languageTable, skills, placeholder].some((labels) => labels.test(key));

interface Lists {
  skills: string[];
  languages: string[];
}

const rowsOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const cells = line.split("\t").map((cell) => ({ cell, key: fold(cell).replace(/\s*:$/, "") }));
    const rest = cells.filter(({ key }) => !isLabel(key)).map(({ cell }) => cell);
    return { keys: cells.map(({ key }) => key), rest: rest.join("\t") };
  });

/** The skills and the languages of a CV; the Europass form lists its languages among the skills (D-424). */
export function withoutFormLabels(lists: Lists): Lists {
  const [skillRows, languageRows] = [rowsOf(lists.skills), rowsOf(lists.languages)];
  if (![...skillRows, ...languageRows].some(({ keys }) => keys.some((key) => languages.test(key)))) return lists;
  const found: Lists = { skills: [], languages: [] };
  for (const { keys, rest } of skillRows.filter(({ keys: [first = ""] }) => !driving.test(first)))
    found[keys.some((key) => languages.test(key) || languageLevel.test(key)) ? "languages" : "skills"].push(rest);
  for (const { keys, rest } of languageRows) found[skills.test(keys[0] ?? "") ? "skills" : "languages"].push(rest);
  return found;
}
