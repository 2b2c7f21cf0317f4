import type { ProposedCv } from "../reader/propose";
import { entriesOf } from "./entries";
import { all, dateOf, isRecord, lineAt, plainText, textAt } from "./xml";

const periodOf = (entry: unknown) => ({
  startDate: dateOf(lineAt(entry, "startDate")),
  endDate: dateOf(lineAt(entry, "endDate")),
});

const wordsAt = (entry: unknown, key: string) => all(entry, key).map((word) => lineAt({ word }, "word"));

/** A summary with its highlights as items. */
const described = (entry: unknown, key: string) =>
  plainText([textAt(entry, key), ...wordsAt(entry, "highlights").map((line) => line && `- ${line}`)].join("\n"));

/** Whether JSON is a JSON Resume, which has these lists. */
export const isJsonResume = (value: unknown): boolean =>
  isRecord(value) && ["work", "education", "skills"].some((list) => Array.isArray(value[list]));

/** Reads a JSON Resume. */
export function readJsonResume(resume: unknown): ProposedCv {
  return entriesOf({
    work: all(resume, "work").map((job) => ({
      name: lineAt(job, "name") || lineAt(job, "company"),
      position: lineAt(job, "position"),
      ...periodOf(job),
      keywords: wordsAt(job, "keywords"),
      summary: described(job, "summary"),
    })),
    education: all(resume, "education").map((school) => ({
      institution: lineAt(school, "institution"),
      studyType: [lineAt(school, "studyType"), lineAt(school, "area")].filter(Boolean).join(", "),
      ...periodOf(school),
      courses: wordsAt(school, "courses"),
      description: plainText(textAt(school, "description")),
    })),
    projects: all(resume, "projects").map((project) => ({
      name: lineAt(project, "name"),
      description: described(project, "description"),
      ...periodOf(project),
      keywords: wordsAt(project, "keywords"),
      url: lineAt(project, "url"),
    })),
    certificates: all(resume, "certificates").map((certificate) => ({
      name: lineAt(certificate, "name"),
      issuer: lineAt(certificate, "issuer"),
      date: dateOf(lineAt(certificate, "date")),
    })),
    skills: all(resume, "skills").flatMap((skill) => {
      const words = wordsAt(skill, "keywords").filter(Boolean);
      return words.length > 0 ? words : [lineAt(skill, "name")];
    }),
    languages: all(resume, "languages").map((language) => lineAt(language, "language")),
  });
}
