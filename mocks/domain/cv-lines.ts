import { cvDocumentTexts, fullName, type Language, monthText, periodText, sinceText } from "@passerelle/domain";
import type { Db } from "../db";
import { wholeCv } from "./cv";
import { userById } from "./rows";

/** What is said of the ways to reach a person. */
type Contact = (string | null)[];

/** A section with an empty line above each of its entries; none without entries. */
const section = (title: string, entries: readonly (readonly (string | null)[])[]) =>
  entries.length > 0 ? ["", title, ...entries.flatMap((lines, index) => (index > 0 ? ["", ...lines] : lines))] : [];

const listed = (words: readonly string[]) => words.join(", ") || null;
const words = (title: string, list: readonly string[]) => (list.length > 0 ? section(title, [[listed(list)]]) : []);

/** The lines of somebody's CV: who it is and how to reach them, and profile and sections if its reader may see them. */
export function cvLines(db: Db, userId: number, contact: Contact, language: Language, isShown = true): string[] {
  const say = (name: keyof typeof cvDocumentTexts) => cvDocumentTexts[name][language];
  const profile = db.applicantProfile.findFirst({ where: { userId: { equals: userId } } });
  const cv = wholeCv(db, userId);
  const sections = [
    ...words(say("skills"), profile?.skills ?? []),
    ...section(
      say("experiences"),
      cv.experiences.map((one) => [
        `${one.jobTitle}   ${periodText(one.startedAt, one.finishedAt, language)}`,
        `${one.company} · ${say(one.experienceType)}`,
        listed(one.technologies),
      ]),
    ),
    ...section(
      say("formations"),
      cv.formations.map((one) => [
        `${one.degree}   ${one.finishedAt ? periodText(one.startedAt, one.finishedAt, language) : sinceText(one.startedAt, language)}`,
        one.institution,
        one.description,
        listed(one.skills),
      ]),
    ),
    ...section(
      say("projects"),
      cv.projects.map((one) => [one.title, one.Description, one.demoUrl, listed(one.technologies)]),
    ),
    ...section(
      say("certifications"),
      cv.certifications.map((one) => [
        one.issuedTo ? `${one.title}   ${monthText(one.issuedTo, language)}` : one.title,
        one.certificationID ? `${one.organization} · ${say("number")} ${one.certificationID}` : one.organization,
        listed(one.skills),
      ]),
    ),
    ...words(say("languages"), profile?.languages ?? []),
  ];
  const name = fullName(userById(db, userId));
  const shown = isShown ? [profile?.profile, profile?.portfolioUrl, ...sections] : [];
  return [name, ...contact, ...shown].flatMap((line) => line ?? []);
}
