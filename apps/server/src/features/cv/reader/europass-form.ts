import { fluencyOf, fold, languageLevels, splitList } from "@passerelle/domain";
import { separators } from "./words";

// The labels of the Europass form in English, French, Italian, Spanish and German, as `fold` writes them.
// 'Mother tongue' alone is the level of a language.
const motherTongue =
  /^(?:mother tongue(?:\(s\)|s)|langue(?:\(s\)|s) maternelle(?:\(s\)|s)|lingu[ae](?:\(e\))? madr[ei]|(?:lengua|idioma)(?:\(s\)|s)? matern[oa](?:\(s\)|s)?|muttersprache(?:\(n\)|n)?)(?![\p{L}])/u;
const otherLanguages =
  /^(?:other language(?:\(s\)|s)|autre(?:\(s\)|s) langue(?:\(s\)|s)|altr[ae](?:\(e\))? lingu[ae](?:\(e\))?|otr[oa](?:\(s\)|s) (?:idioma|lengua)(?:\(s\)|s)|(?:weitere|sonstige) sprache(?:\(n\)|n))(?![\p{L}])/u;
const ways =
  "understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|comprendre|comprehension(?: (?:orale|ecrite))?|parler|ecrire|ecouter|lire|prendre part a une conversation|s['’]exprimer oralement en continu|expression (?:orale|ecrite)|(?:interaction|production) orale|comprensione|ascolto|lettura|parlato|scrittura|(?:produzione|interazione) orale|comprension(?: (?:auditiva|de lectura|oral|escrita))?|expresion (?:oral|escrita)|interaccion oral|hablar|escribir|verstehen|horen|lesen|sprechen|schreiben|an gesprachen teilnehmen|zusammenhangendes sprechen";
const languageTable = new RegExp(
  `^(?:${ways}|levels? ?: .*|niveaux? ?: .*|livelli ?: .*|common european framework.*|cadre europeen commun.*|quadro comune europeo.*)$`,
  "u",
);
/** Levels with or without their labels: 'B2', 'LISTENING C1 READING C2'. */
const levels = new RegExp(`^(?:(?:(?:${ways}):? )?[abc][12](?: |$))+$`, "u");
const skills =
  /^(?:(?:personal|communication|organisational ?\/ ?managerial|job-related|digital|computer|artistic|social|technical|other) skills(?: and competences)?|information processing|content creation|safety|problem solving|communication|self-assessment|(?:basic|independent|proficient) user|competences (?:personnelles|en communication|organisationnelles(?: ?\/ ?manageriales)?|liees a l['’]emploi|numeriques|informatiques|artistiques|sociales|techniques)|autres competences|traitement de l['’]information|creation de contenu|securite|resolution de problemes|auto-?evaluation|utilisateur (?:elementaire|independant|experimente|avance)|curriculum vitae)$/u;
/** What the form says until it is filled in. */
const placeholder = /^(?:replace with|remove any|remplacez par|supprimez)(?![\p{L}])/u;
const driving = /^(?:driving licen[cs]e(?:\(s\)|s)?|permis de conduire)$/u;

interface Lists {
  skills: string[];
  languages: string[];
}

interface Row {
  keys: string[];
  /** The cells without labels. */
  cells: string[];
  isMotherTongue: boolean;
}

const isLabel = (key: string) => [languageTable, skills, placeholder].some((labels) => labels.test(key));
const isLanguageLabel = (key: string) => motherTongue.test(key) || otherLanguages.test(key);

function rowOf(line: string): Row {
  const all = line.split("\t").map((cell) => ({ cell, key: fold(cell).replace(/\s*:$/, "") }));
  return {
    keys: all.map(({ key }) => key),
    cells: all.flatMap(({ cell, key }) => {
      const value = cell.slice(cell.indexOf(":") + 1).trim();
      if (isLanguageLabel(key)) return cell.includes(":") && value !== "" ? [value] : [];
      return isLabel(key) ? [] : [cell];
    }),
    isMotherTongue: all.some(({ key }) => motherTongue.test(key)),
  };
}

const isLevels = (cell: string) => levels.test(fold(cell));

/** The languages of the form, each with the lowest of its levels, which may stand below it. */
function languageLines(rows: readonly Row[]): string[] {
  const found: { names: string[]; stated: string[] }[] = [];
  for (const { cells, isMotherTongue } of rows) {
    const stated = cells.filter(isLevels).flatMap(
      (cell) =>
        fold(cell)
          .toUpperCase()
          .match(/\b[ABC][12]\b/g) ?? [],
    );
    const names = cells.filter((cell) => !isLevels(cell));
    if (names.length === 0) found.at(-1)?.stated.push(...stated);
    else found.push({ names, stated: isMotherTongue ? ["native"] : stated });
  }
  return found.flatMap(({ names, stated }) => {
    const level = languageLevels.find((each) => stated.includes(each));
    if (!level) return [names.join("\t")];
    return names.flatMap((name) => splitList(name, separators)).map((name) => `${name} (${fluencyOf(level)})`);
  });
}

const isLanguage = ({ keys }: Row) => keys.some((key) => isLanguageLabel(key) || levels.test(key));

/** The skills and the languages of a CV; the Europass form lists its languages among the skills (D-424). */
export function withoutFormLabels(lists: Lists): Lists {
  const [skillRows, languageRows] = [lists.skills.map(rowOf), lists.languages.map(rowOf)];
  if (![...skillRows, ...languageRows].some(({ keys }) => keys.some(isLanguageLabel))) return lists;
  const own = skillRows.filter(({ keys: [first = ""] }) => !driving.test(first));
  const misplaced = languageRows.filter(({ keys: [first = ""] }) => skills.test(first));
  return {
    skills: [...own.filter((row) => !isLanguage(row)), ...misplaced].map(({ cells }) => cells.join("\t")),
    languages: languageLines([...own.filter(isLanguage), ...languageRows.filter((row) => !misplaced.includes(row))]),
  };
}
