import {
  type cvRules,
  fold,
  type LanguageLevel,
  lengthOf,
  maxTagLength,
  skillKey,
  textLimits,
} from "@passerelle/domain";

/** The fields of the entries of each part; a skill is a single word. */
export interface ResumeEntries {
  formations: typeof cvRules.formation.blank;
  experiences: typeof cvRules.experience.blank;
  projects: typeof cvRules.project.blank;
  certifications: typeof cvRules.certification.blank;
  skills: { word: string };
  languages: { word: string; level: LanguageLevel | null };
}

export type ResumePart = keyof ResumeEntries;

/** The parts in display order. */
export const resumeParts: readonly ResumePart[] = [
  "formations",
  "experiences",
  "projects",
  "certifications",
  "skills",
  "languages",
];

/** The fields that a remark can name. */
export type ResumeField = Exclude<{ [Part in ResumePart]: keyof ResumeEntries[Part] }[ResumePart], "ongoing">;

export interface Remark {
  field: ResumeField;
  why:
    | "missing"
    | "tooLong"
    | "endBeforeStart"
    | "notAnAddress"
    | "notADate"
    | "partly"
    | "assumed"
    | "firstMonth"
    | "lastMonth"
    | "notALevel"
    | "group";
  /** The text of the file that was not understood. */
  given?: string;
}

interface Rules<Fields> {
  required: readonly (keyof Fields & ResumeField)[];
  longest: readonly (readonly [field: keyof Fields & ResumeField, limit: number])[];
  /** The key for finding duplicates: equal for entries about the same thing. */
  key: (fields: Fields) => string;
}

const keyOf = (...texts: string[]) => JSON.stringify(texts.map(fold));
const word: Rules<{ word: string }> = {
  required: ["word"],
  longest: [["word", maxTagLength]],
  key: (fields) => fold(fields.word),
};

const rules: { [Part in ResumePart]: Rules<ResumeEntries[Part]> } = {
  formations: {
    required: ["institution", "degree", "startedAt"],
    longest: [
      ["institution", textLimits.name],
      ["degree", textLimits.title],
      ["description", textLimits.text],
    ],
    key: ({ institution, degree, startedAt }) => keyOf(institution, degree, startedAt.slice(0, 7)),
  },
  experiences: {
    required: ["jobTitle", "company", "startedAt", "finishedAt"],
    longest: [
      ["jobTitle", textLimits.title],
      ["company", textLimits.name],
      ["description", textLimits.text],
    ],
    key: ({ jobTitle, company, startedAt }) => keyOf(jobTitle, company, startedAt.slice(0, 7)),
  },
  projects: {
    required: ["title", "Description"],
    longest: [
      ["title", textLimits.title],
      ["Description", textLimits.text],
    ],
    key: ({ title }) => keyOf(title),
  },
  certifications: {
    required: ["title", "organization"],
    longest: [
      ["title", textLimits.title],
      ["organization", textLimits.name],
      ["certificationID", textLimits.name],
    ],
    key: ({ title, organization }) => keyOf(title, organization),
  },
  skills: { ...word, key: (fields) => skillKey(fields.word) },
  languages: word,
};

/** The maximum length of a field, if it has one. */
export const limitOf = (part: ResumePart, field: ResumeField): number | undefined =>
  rules[part].longest.find(([name]) => name === field)?.[1];

export const requiredOf = (part: ResumePart): readonly ResumeField[] => rules[part].required;

/** The remarks that prevent an entry from being stored. */
export function remarksOn<Part extends ResumePart>(part: Part, fields: ResumeEntries[Part]): Remark[] {
  const { required, longest } = rules[part];
  const text = (field: keyof ResumeEntries[Part]) => {
    const value = fields[field];
    return typeof value === "string" ? value : "";
  };
  const remarks: Remark[] = [
    ...required
      .filter((field) => text(field) === "" && !(field === "finishedAt" && "ongoing" in fields && fields.ongoing))
      .map((field): Remark => ({ field, why: "missing" })),
    ...longest
      .filter(([field, limit]) => lengthOf(text(field)) > limit)
      .map(([field]): Remark => ({ field, why: "tooLong" })),
  ];
  if ("startedAt" in fields && fields.finishedAt !== null && fields.finishedAt < fields.startedAt)
    remarks.push({ field: "finishedAt", why: "endBeforeStart" });
  return remarks;
}

/** The key for finding duplicates: equal for entries about the same thing, regardless of spelling. */
export const entryKey = <Part extends ResumePart>(part: Part, fields: ResumeEntries[Part]): string =>
  rules[part].key(fields);

/** For each entry, whether it duplicates a stored entry or an earlier one. */
export function repeatsOf<Part extends ResumePart>(
  part: Part,
  entries: readonly ResumeEntries[Part][],
  stored: readonly ResumeEntries[Part][],
): ("stored" | "twice" | undefined)[] {
  const there = new Set(stored.map((fields) => entryKey(part, fields)));
  const before = new Set<string>();
  return entries.map((fields) => {
    const key = entryKey(part, fields);
    const isTwice = before.has(key);
    before.add(key);
    if (there.has(key)) return "stored";
    return isTwice ? "twice" : undefined;
  });
}
