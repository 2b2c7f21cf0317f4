import { datePatterns } from "@passerelle/domain";
import { abbreviated } from "./anchors";
import { isDegreeAtSchool, isOrganisation, type Kind, titleEvidence } from "./evidence";
import type { Entry } from "./heads";
import { isLocation } from "./places";
import { connects, startsLow } from "./words";

/** The maximum number of words of a name, and of a title that begins with a word for a job or a degree. */
const maxWords = 14;
const maxTitleWords = 18;

/** The end of a sentence before another, but not 'Prof. Martin', 'B.S. Biology' or 'Omnia. Co., Ltd.'. */
const sentences =
  /[.!?](?<!\b(?:\p{Lu}|Prof|Dr|Mr|Mrs|Ste?|Jr|Sr|Co|Inc|Ltd|[BM]?Sc|Eng|Tech|Ed|Com|Hons|Univ|Dept|Inst)\.)\s+(?!(?:Co|Ltd|Inc|Corp)\b)\p{Lu}\p{Ll}/u;

/** The label of a text within an entry, with or without its value. */
const label =
  /^(?:rank(?:ing|ed)?|awarded|current gpa|nom d[ue] (?:la |l[’'])?(?:dipl[ôo]me|formation|poste|entreprise|[ée]tablissement|[ée]cole)|description|results?|r[ée]sultats?|projects?|projets?|missions?|t[âa]ches|tasks|responsibilities|responsabilit[ée]s|web(?:site)?|site(?: web)?|e-?mail|phone|t[ée]l(?:[ée]phone)?|subjects?|grades?|mati[èe]res?|modules?|courses?|cours|percentage|(?:period|option|sp[ée]ciali[tsz]\p{L}+)s?)(?:\s?:|$)/iu;

/** Whether a text is cut off within brackets or after a preposition. */
const isCut = (text: string) => /[()]/.test(text.replaceAll(/\([^()]*\)/g, "")) || connects.test(text);

/** The name of a field in place of its value. */
const fieldName =
  /^(?:position|designation|employer|institution|degree(?: title)?|study field|job title|diplôme|poste)$/iu;

/** A word for any school or company, or for something else beside an entry. */
const noPlace =
  /^(?:university|universit[ée]|school|college|[ée]cole|lyc[ée]e|company|soci[ée]t[ée]|location|percentage|(?:en cours|in progress)(?: .*)?|.*(?:responsibilities|achievements|accomplishments))$/iu;
/** A line that continues the one above. */
const continues = /^(?:[Ee]t|ET|[Aa]nd|AND|de|du|des|of|pour|for|en|avec|with) |^d[’']/u;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const isMostlyNumbers = (text: string) => countOf(text, /\d/g) > countOf(text, /\p{L}/gu);

/** Whether a text looks like a name: neither a sentence nor a fragment of one. A title may begin in small letters. */
function isName(text: string, isTitle = false): boolean {
  if (text.length < 2 || label.test(text) || continues.test(text) || isMostlyNumbers(text)) return false;
  const words = text.split(" ");
  if (isCut(text) || words.length > (isTitle ? maxTitleWords : maxWords)) return false;
  if (text.startsWith("(")) return false;
  if (text.startsWith("•") || (startsLow(text) && !isTitle && !/^(?:e-|[\p{Ll}\d-]+\.\p{Ll}{2,3}(?= |$))/u.test(text)))
    return words.length <= 2 && !/[.,;]$/.test(text);
  return !/[;:]$/.test(text) && !sentences.test(text) && (!/\p{L}{3,}\.$/u.test(text) || abbreviated.test(text));
}

/** A degree in place of a school. */
const degree =
  /^(?:dipl[ôo]me|licence|master|mast[eè]re|bac(?:calaur[ée]at)?|bachelor|bts|dut|but|doctorat|ph\.?d|cap|bep)(?![\p{L}])/iu;

const degreeTitle =
  /^(?:bachelor['’]?s?|master['’]s|[bm]\.?sc\.?|licence|bts|dut|baccalaur[ée]at|dipl[ôo]me)(?![\p{L}])/iu;
/** The first line of a description in place of a company: 'Developed and deployed', 'Réalisation de visites'. */
const achievement =
  /^(?:\p{Lu}\p{L}+(?:ed|ing)|Led|Built|Ran|Wrote),? \p{Ll}|^(?:D[ée]veloppement|R[ée]alisation|Gestion|Conception|Mise|Cr[ée]ation|Participation|Suivi|Maintenance|R[ée]daction|[ÉE]laboration|Pr[ée]paration|Analyse|Encadrement|Animation|Initiation) (?:de |des |du |d['’]|en |[àa] |aux? |web |avec )(?:.+ .+|\p{Ll}.*)$/u;

/** A part of a period in place of a title: 'D'août', 'Du 3 au 28 juin Stagiaire'. */
const partOfPeriod = new RegExp(
  `^(?:d['’]|de |du )?(?:\\d{1,2} )?${datePatterns.month}\\.?(?: à)?$|^du \\d{1,2} (?:au|${datePatterns.month}) `,
  "iu",
);
/** A month in a place: the date of something else. Short names of months end other words too: 'Nord Mag'. */
const anotherDate = new RegExp(
  `(?<!\\p{L}|Rio de )${datePatterns.month}\\.?(?: ${datePatterns.year}|(?<! (?:mag|gen|lug|ago|giu|ott|ene|mayo))$)`,
  "iu",
);

const earliest = "1950";

/** Whether the dates of a period are in order, and not in the distant future. */
function isPlausible({ startDate, endDate }: NonNullable<Entry["period"]>, thisYear: number): boolean {
  if (startDate < earliest || Number(startDate.slice(0, 4)) > thisYear + 2) return false;
  if (endDate === undefined) return Number(startDate.slice(0, 4)) <= thisYear + 1;
  const length = Math.min(startDate.length, endDate.length);
  return startDate.slice(0, length) <= endDate.slice(0, length) && Number(endDate.slice(0, 4)) <= thisYear + 8;
}

const isAchievement = (text: string) => achievement.test(text) && text.split(" ").length > 2;

/** Whether the title is the only marked line below, of another date. */
function isShifted({ title, text }: Entry, kind: Kind): boolean {
  const [marked, ...others] = text.filter((line) => /^[➢➤▶►]/u.test(line.text));
  const isTitle = marked !== undefined && others.length === 0 && titleEvidence(marked.text, kind) > 0;
  return kind === "work" && titleEvidence(title, kind) <= 0 && isTitle;
}

/**
 * Whether an entry is consistent (D-330): it has a title, a place and a start, dates in order, and both names look like
 * names.
 */
export function isSure(entry: Entry, kind: Kind, thisYear: number): boolean {
  const { title, place, period } = entry;
  if (entry.isUnordered || isShifted(entry, kind)) return false;
  if (!period || !isPlausible(period, thisYear) || anotherDate.test(place) || noPlace.test(place)) return false;
  if (partOfPeriod.test(title) || fieldName.test(title) || fieldName.test(place)) return false;
  const isMixed =
    kind === "work"
      ? degreeTitle.test(title) || isAchievement(place) || (titleEvidence(title, kind) <= 0 && isOrganisation(title))
      : (titleEvidence(place, kind) > 0 && titleEvidence(title, kind) > 0) ||
        degree.test(place) ||
        (isDegreeAtSchool(place) && titleEvidence(title, kind) <= 0);
  if (isMixed) return false;
  const isTitle = titleEvidence(title.split(" ")[0] ?? "", kind) > 0;
  return isName(title, isTitle) && isName(place) && title !== place && !isLocation(title);
}
