import { completedAddress, webAddress } from "../web-address";
import { textLimits } from "../contract-limits";
import { type ContractType, typeAlone, typeIn } from "../employment-contract";
import { namedLanguage } from "../language-levels";
import { fieldsOf, type ReadPeriod } from "./fields";
import { type Foreign, wordsOf } from "./values";

/** Joins texts with line breaks. */
const below = (...texts: readonly string[]) => texts.filter(Boolean).join("\n");

/** A job of `work`; missing fields are empty. */
export interface ReadJob {
  name: string;
  position: string;
  type: ContractType | undefined;
  period: ReadPeriod;
  description: string;
  keywords: string[];
}

const technologies = ["keywords", "technologies", "techs", "stack", "tags"];
const companies = [
  "name",
  "company",
  "organization",
  "organisation",
  "employer",
  "workplace",
  "entreprise",
  "organizationname",
  "orgname",
];
const highlights = ["highlights", "bullets", "achievements", "responsibilities"];

/** The jobs in an entry of `work`: one, or one for each of its positions, with their common fields. */
export function jobsIn(entry: Foreign): ReadJob[] {
  const fields = fieldsOf(entry);
  const positions = fields.entries("positions", "roles");
  const named = fields.line(...companies);
  const position = fields.line("position", "jobtitle", "title", "role", "roles", "positions", "poste");
  const type = fields.line("employmenttype", "contracttype", "type");
  const found = typeAlone(type) ?? typeIn([type, position]);
  const rest = {
    type: found,
    period: fields.period(),
    keywords: fields.words(...technologies),
    description: below(fields.description(["summary", "description"], highlights), typeAlone(type) ? "" : type),
  };
  if (positions.length === 0) return [{ name: named, position, ...rest }];
  return positions.flatMap(jobsIn).map((job, index) => ({
    ...job,
    name: job.name || named,
    position: job.position || position,
    type: job.type ?? rest.type,
    period: job.period.start || job.period.end ? job.period : rest.period,
    keywords: index === 0 && job.keywords.length === 0 ? rest.keywords : job.keywords,
    description: below(job.description, index === 0 ? rest.description : ""),
  }));
}

/** An entry of `education`; missing fields are empty. */
export interface ReadSchool {
  institution: string;
  degree: string;
  period: ReadPeriod;
  description: string;
  courses: string[];
}

export function schoolIn(entry: Foreign): ReadSchool {
  const fields = fieldsOf(entry);
  const institution = fields.line(
    "institution",
    "school",
    "schoolname",
    "university",
    "organization",
    "facility",
    "name",
  );
  const degrees = [
    fields.line("studytype", "degree", "diploma", "qualification", "title"),
    fields.line("area", "major", "fieldofstudy", "field", "specialization", "specialty"),
  ];
  return {
    institution,
    degree: degrees.filter(Boolean).join(", "),
    period: fields.period(),
    courses: fields.words("courses"),
    description: fields.description(["description", "summary"], ["highlights"]),
  };
}

/** An entry of `projects`; missing fields are empty. */
export interface ReadProject {
  name: string;
  description: string;
  keywords: string[];
  collaborators: string[];
  url: string;
  /** The text in the address field if it is not a web address. */
  unreadUrl: string;
}

/** Dates as numeric text, which is readable in any language: '03/2019 – 2021'. */
function dash(start: string, end: string): string {
  const [from, to] = [start, end].map((date) => date.replace(/^(\d{4})-(\d\d).*$/, "$2/$1"));
  return [...new Set([from, to])].filter(Boolean).join(" – ");
}

export function projectIn(entry: Foreign): ReadProject {
  const fields = fieldsOf(entry);
  const name = fields.line("name", "title");
  const given = fields.line("url", "link", "website", "demo", "demourl", "href");
  const url = webAddress(completedAddress(given));
  const isKept = url !== undefined && url.length <= textLimits.webAddress;
  const { start, end, unread } = fields.period();
  const dates = dash(start || (unread.start ?? ""), end || (unread.end ?? ""));
  const [keywords, collaborators] = [fields.words(...technologies), fields.words("collaborators")];
  const description = fields.description(["description", "summary"], highlights);
  return {
    name,
    description: below(dates, description),
    keywords,
    collaborators,
    url: isKept ? url : "",
    unreadUrl: isKept ? "" : given,
  };
}

/** An entry of `certificates`; missing fields are empty. */
export interface ReadCertificate {
  name: string;
  issuer: string;
  date: string;
  /** The text in the date field if it is not a date. */
  unreadDate: string;
  id: string;
  keywords: string[];
  /** Whether keywords were dropped because they were too long or too many. */
  isCut: boolean;
}

export function certificateIn(entry: Foreign): ReadCertificate {
  const fields = fieldsOf(entry);
  const { start, unread } = fieldsOf({
    start: fields.take(["date", "issuedate", "issuedat", "startdate", "year"]),
  }).period();
  const keywords = wordsOf(fields.take(["keywords", "skills"]));
  return {
    name: fields.line("name", "title"),
    issuer: fields.line("issuer", "organization", "organisation", "authority", "awarder"),
    date: start,
    unreadDate: unread.start ?? "",
    id: fields.line("id", "credentialid", "licensenumber"),
    keywords: keywords.words,
    isCut: keywords.others.length > 0,
  };
}

/** A skill, or the name of a group of skills. */
export interface ReadSkill {
  word: string;
  isGroup: boolean;
}

export function skillsIn(entry: Foreign): ReadSkill[] {
  const fields = fieldsOf(entry);
  const word = fields.line("name", "title", "skill", "category", "label");
  const named = fields.take(["keywords", "skills", "items", "list", "details"]);
  const { words, others } = wordsOf(named ?? Object.values(entry).filter(Array.isArray).flat());
  const listed = [...words, ...others];
  return [
    ...(word === "" ? [] : [{ word, isGroup: listed.length > 0 }]),
    ...listed.map((each) => ({ word: each, isGroup: false })),
  ];
}

/** A language, and its level in words. */
export interface ReadLanguage {
  language: string;
  fluency: string;
}

export function languageIn(entry: Foreign): ReadLanguage {
  const fields = fieldsOf(entry);
  const language = fields.line("language", "name", "title");
  const given = fields.line("fluency", "proficiency", "description", "level");
  // Some programs add a number of points or stars.
  const fluency = /\p{L}/u.test(given) ? given : "";
  const { name } = namedLanguage(language);
  if (fluency !== "" || name === "") return { language, fluency };
  return { language: name, fluency: language.slice(name.length).replaceAll(/^[\s([:–—-]+|[)\]]+$/gu, "") };
}
