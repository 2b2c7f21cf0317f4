import { cvDocumentTexts, fullName, type Language } from "@passerelle/domain";
import type { Db } from "../db";
import { wholeCv } from "./cv";
import { userById } from "./rows";

/** What is said of the ways to reach a person. */
type Contact = (string | null)[];

const section = (title: string, lines: readonly (string | null)[]) => (lines.length > 0 ? [title, ...lines] : []);

/** The lines of somebody's CV: who it is and how to reach them, and profile and sections if its reader may see them. */
export function cvLines(db: Db, userId: number, contact: Contact, language: Language, isShown = true): string[] {
  const say = (name: keyof typeof cvDocumentTexts) => cvDocumentTexts[name][language];
  const profile = db.applicantProfile.findFirst({ where: { userId: { equals: userId } } });
  const cv = wholeCv(db, userId);
  const sections = [
    ...section(say("skills"), profile?.skills ?? []),
    ...section(
      say("experiences"),
      cv.experiences.flatMap((one) => [one.jobTitle, one.company, ...one.technologies]),
    ),
    ...section(
      say("formations"),
      cv.formations.flatMap((one) => [one.degree, one.institution, one.description, ...one.skills]),
    ),
    ...section(
      say("projects"),
      cv.projects.flatMap((one) => [one.title, one.Description, one.demoUrl, ...one.technologies]),
    ),
    ...section(
      say("certifications"),
      cv.certifications.flatMap((one) => [one.title, one.organization, one.certificationID, ...one.skills]),
    ),
    ...section(say("languages"), profile?.languages ?? []),
  ];
  const name = fullName(userById(db, userId));
  const shown = isShown ? [profile?.profile, profile?.portfolioUrl, ...sections] : [];
  return [name, ...contact, ...shown].flatMap((line) => line || []);
}
