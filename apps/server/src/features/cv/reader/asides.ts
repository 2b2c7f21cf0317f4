import { datePatterns, typeAlone } from "@passerelle/domain";
import { isOrganisation, isTimeOfWork } from "./evidence";
import { isDateAlone, isDuration } from "./periods";
import { isLocation } from "./places";
import { withoutBullet } from "./words";

/** A web address; a bare domain may be the name of a company. */
const address = /^(?:https?:\/\/|www\.)\S+$|^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/iu;
/** A postal address: '800 College Blvd, Fullerton, CA 92831', '12 rue du Port'. */
const street =
  /^\d{1,5}(?: ?(?:bis|ter))?,? (?:(?:rue|avenue|av\.?|boulevard|bd|place|all[ée]e|chemin|impasse|route|quai|cours) .+|.+\b\p{Lu}{2} \d{5})$/iu;
const obtained = /^(?:graduated ?(?:in)?|obtenue? ?(?:en)?)$/iu;
const grade =
  /\bc?gpa\b|^mention (?:assez |très )?(?:bien|honorable)$|^(?:diplômée? )?avec mention$|^(?:\d{2,3}\/\d{2,3} )?with hono(?:u)?rs$|^non validée?$/iu;
const maxGrade = 22;
/** The year of a course of study: '2ème année'. */
const yearOfStudy =
  /^(?:(?:en )?(?:\d ?(?:[èe]re|re|er|[èe]me|nde?|e|st|nd|rd|th)|premi[èe]re|deuxi[èe]me|seconde|troisi[èe]me|first|second|third|final) (?:ann[ée]e|year))$/iu;
/** A remark after a name: ', mention bien', '; Formation en ligne', '(CDD)', '(22)'. */
export const remarkAfter =
  /\s*(?:[,;–-] (?:(?:avec )?mention .*|major de promotion|(?:with |graduated ).*hono(?:u)?rs?.*|.*cum laude|(?:formation )?(?:en ligne|[àa] distance)|online|en cours\.*)|\((?:bac ?\+ ?\d|\d{2,3}|cdd|cdi|stage|alternance|int[ée]rim|saisonnier|remote|t[ée]l[ée]travail|(?:fixed[- ]term|permanent|temporary)(?: contract)?|(?:full|part)[- ]time)\))$/iu;

/** The raised end of a number: '1 ⇥ er'. */
const ordinal = /^(?:er|[èe]re|e|[èe]me|st|nd|rd|th)$/iu;

/**
 * Whether a piece of a head is neither title nor place: a duration, a town, a type, a grade, an address, or not a word.
 */
export const isAside = (text: string): boolean =>
  address.test(text) ||
  street.test(text) ||
  obtained.test(text) ||
  ordinal.test(text) ||
  (grade.test(text) && text.length < maxGrade) ||
  yearOfStudy.test(text) ||
  isDateAlone(text) ||
  isDuration(text) ||
  isLocation(text) ||
  isTimeOfWork(text) ||
  typeAlone(text) !== undefined ||
  !/\p{L}{2}|\p{L}\d|\p{L}\.\p{L}/u.test(text);

/** A grade after a degree: '; GPA: 4.00', '- 3.8 GPA', '- 79 %'. */
const gradeAfter = /\s*[,;·(–—-]\s*(?:c?gpa\b.*|[\d.,/ ]+\s?(?:c?gpa|%)\)?)$/iu;

/** The share of full time after a title, as in Switzerland, and a remark on it: ' – 80 %', ' 80–100% (Go, Docker)'. */
const workload = /\s*[,–—-]?\s*\d{2,3}(?:\s?[–-]\s?\d{2,3})?\s?%(?: \([^()]*\))?$/u;

/** The end of studies after a degree, beside their period: ', Spring 2023', ', Graduated May 2021'. */
const endAfter = new RegExp(
  `,? (?:graduated|graduating|expected|class of)(?: in)? ${datePatterns.date}$|, ${datePatterns.named}$`,
  "iu",
);

/** The label of a value, or the preposition before a company. */
const lead =
  /^(?:titulaire d(?:u |[’']une? )|(?:qualification|institution|institute|school|university|company|organi[sz]ation|employer|position|designation|role|major|job title|fonction|poste|entreprise|employeur|[ée]tablissement|[ée]cole|dipl[ôo]me) ?: ?|(?:dans l[’'])?entreprise (?=\S)|(?:chez|bei) (?=\p{L}))/iu;
/** A preposition before a school or a company that begins with such a word: 'au lycée Nord'. */
const at = /^(?:à l[’']|à la |au )(?=(\p{L}+))/iu;
/** A name that followed a preposition: 'lycée Nord' as 'Lycée Nord'. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** A town before the word for a company: 'Vaux : entreprise Globex'. */
const townBefore = /^\p{Lu}[^:]{1,40} : (?=entreprise )/u;
const withoutPreposition = (given: string) => {
  const text = given.replace(townBefore, "");
  const rest = text.replace(isOrganisation(at.exec(text)?.[1] ?? "") ? at : lead, "");
  return rest === text ? text : capitalised(rest);
};
/** A duration after a name, also with the type of job: ' (2 ans et 3 mois)', ' (CDI - 4 ans)', ' (CDI – en poste)'. */
const durationInBrackets =
  /\s*\((?:(?:cdd|cdi|stage|alternance|apprentissage|int[ée]rim)\s?[,:–-]\s?en poste|(?:(?:cdd|cdi|stage|alternance|apprentissage|int[ée]rim)\s?[,:–-]\s?)?\d{1,2} (?:ans?|mois|years?|months?)[^()]*)\)$/iu;
/** A duration after a company: 'Globex - 2 mois'. */
const durationAfter = /\s+[-–—|] \d{1,2} ?(?:ans?|mois|semaines?|years?|months?|weeks?)$/iu;

/** A piece of a head without its label, surrounding punctuation, a grade, and a duration in brackets. */
export const tidy = (text: string): string =>
  withoutPreposition(
    withoutBullet(text)
      .replace(/^[\s,;:|·•●→>›–—-]+|[\s,;:|·•●→–—-]+$/gu, "")
      .replace(/^(\S+)\.$/u, "$1")
      .replace(gradeAfter, "")
      .replace(workload, "")
      .replace(endAfter, "")
      .replace(durationInBrackets, "")
      .replace(durationAfter, "")
      .replace(/\s+at$/u, "")
      .trim(),
  );

/** Wide gaps and dividers between the pieces of a head. */
export const dividers = /\t|\s+(?:[|·•●→➔]|->|\/\/)\s+/u;

/** The pieces of a text between wide gaps or dividers, without asides. */
export const piecesIn = (text: string): string[] =>
  text
    .split(dividers)
    .map((piece) => tidy(piece))
    .filter((piece) => piece !== "" && !isAside(piece));
