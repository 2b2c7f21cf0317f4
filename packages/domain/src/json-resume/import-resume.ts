import {
  certificateIn,
  jobsIn,
  languageIn,
  projectIn,
  type ReadCertificate,
  type ReadJob,
  type ReadLanguage,
  type ReadProject,
  type ReadSchool,
  type ReadSkill,
  schoolIn,
  skillsIn,
} from "./entries";
import { type Foreign, isForeign, keyOf, saysAnything, textOf, wordsOf } from "./values";

/** The entries of a JSON Resume in any of its variants. */
export interface ReadResume {
  work: ReadJob[];
  education: ReadSchool[];
  projects: ReadProject[];
  certificates: ReadCertificate[];
  skills: ReadSkill[];
  languages: ReadLanguage[];
  /** The sections with entries that are not read. */
  ignored: IgnoredSection[];
  /** The number of entries that are neither objects nor texts. */
  unreadable: number;
}

const ignoredSections = ["volunteer", "awards", "publications", "interests", "references"] as const;
export type IgnoredSection = (typeof ignoredSections)[number];

/** The names of each section in files, and the field that a plain text entry stands for. */
const sections = {
  work: {
    names: [
      "work",
      "employment",
      "workexperience",
      "professionalexperience",
      "workexplist",
      "experience",
      "experiences",
      "experiencesprofessionnelles",
    ],
    field: "position",
  },
  education: {
    names: ["education", "educations", "studies", "educationlist", "formations", "formation"],
    field: "studyType",
  },
  projects: { names: ["projects", "project", "sideprojects", "projectlist", "projets"], field: "name" },
  certificates: { names: ["certificates", "certifications", "certificate", "certification"], field: "name" },
  skills: { names: ["skills", "skill", "competences"], field: "name" },
  languages: { names: ["languages", "language", "langues"], field: "language" },
} as const;
type Section = keyof typeof sections;

/** A section by its name, in any case and spacing. */
const sectionIn = (root: Foreign, name: string): unknown =>
  Object.entries(root).find(([key]) => keyOf(key) === name)?.[1];

const allNames = [...Object.values(sections).flatMap(({ names }): readonly string[] => names), ...ignoredSections];

/** The object with the sections: the file itself, an object in it, or the first item of a list. */
function rootIn(file: unknown): Foreign | undefined {
  const outer = Array.isArray(file) ? file : isForeign(file) ? [file, file["resume"], file["cv"], file["data"]] : [];
  return outer
    .filter(isForeign)
    .flatMap((each) => (isForeign(each["sections"]) ? [each["sections"], each] : [each]))
    .find((each) =>
      allNames.some((name) => {
        const section = sectionIn(each, name);
        return Array.isArray(section) || entriesIn(section).some(isForeign);
      }),
    );
}

/** The entries of a section: a list, the lists in an object, or the object itself. */
function entriesIn(section: unknown): readonly unknown[] {
  if (Array.isArray(section)) return section;
  if (!isForeign(section)) return [];
  if (Array.isArray(section["items"])) return section["items"];
  const lists = Object.entries(section).filter(([, value]) => Array.isArray(value));
  const nested = lists.flatMap(([, value]) => (Array.isArray(value) ? value.filter(isForeign) : []));
  if (nested.length > 0) return nested;
  if (Object.values(section).some((value) => typeof value === "string")) return [section];
  return [...lists.map(([name, keywords]) => ({ name, keywords })), ...Object.values(section).filter(isForeign)];
}

/** The entries of a section that is a single text: several words, or one entry. */
function entriesInText(section: Section, text: string): readonly string[] {
  if (section !== "skills" && section !== "languages") return [text];
  const { words, others } = wordsOf(text);
  return [...words, ...others];
}

/** Reads a JSON Resume; undefined for other files (D-321). */
export function readResume(file: unknown): ReadResume | undefined {
  const root = rootIn(file);
  if (!root) return undefined;
  let unreadable = 0;
  const entries = (section: Section): Foreign[] => {
    const { names, field } = sections[section];
    const listed = names.map((name) => entriesIn(sectionIn(root, name))).find((each) => each.length > 0);
    // 'language' is usually that of the file.
    const text = names
      .map((name) => (name === "language" ? "" : textOf(sectionIn(root, name))))
      .find((each) => each !== "");
    const found = listed ?? (text === undefined ? [] : entriesInText(section, text));
    return found.flatMap((entry) => {
      // Some programs write an empty entry as a placeholder.
      if (isForeign(entry)) return saysAnything(entry) ? [entry] : [];
      if (textOf(entry) !== "") return [{ [field]: entry }];
      unreadable += 1;
      return [];
    });
  };
  return {
    work: entries("work").flatMap(jobsIn),
    education: entries("education").map(schoolIn),
    projects: entries("projects").map(projectIn),
    certificates: entries("certificates").map(certificateIn),
    skills: entries("skills").flatMap(skillsIn),
    languages: entries("languages").map(languageIn),
    ignored: ignoredSections.filter((name) => entriesIn(sectionIn(root, name)).length > 0),
    unreadable,
  };
}
