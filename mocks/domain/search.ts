import type { Schemas } from "@passerelle/api";
import { orderKey, searchWords, wantedWords } from "@passerelle/domain";
import type { Db } from "../db";
import type { User } from "../http/request";
import { maySeeProfile } from "./audience";
import { blockedBy } from "./blocks";
import { presentSummary } from "./people";
import type { Row } from "./rows";

/** Whether each word that is looked for begins a word of the texts. */
export const has = (texts: readonly string[], query: string): boolean => {
  const words = searchWords(...texts);
  const wanted = wantedWords(query);
  return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
};

/** All skills that somebody declares, in the profile and in the CV. */
export function declaredSkills(db: Db, userId: number): string[] {
  const own = { where: { userId: { equals: userId } } };
  const worked = [...db.experience.findMany(own), ...db.project.findMany(own)];
  const learned = [...db.formation.findMany(own), ...db.certification.findMany(own)];
  const profile = db.applicantProfile.findFirst(own)?.skills ?? [];
  return [...profile, ...worked.flatMap((each) => each.technologies), ...learned.flatMap((each) => each.skills)];
}

const metBy = (db: Db, readerId: number): User[] =>
  db.user.findMany({ where: { verified: { equals: true }, id: { notIn: blockedBy(db, readerId) } } });

const compare = (a: string, b: string) => (orderKey(a) < orderKey(b) ? -1 : Number(orderKey(a) > orderKey(b)));

/** The people whom a text finds, by name: through the names and, as far as the reader sees it, the profile. */
export function findPeople(db: Db, readerId: number, { q, by }: { q: string; by?: "name" }): Schemas["FoundPerson"][] {
  const found = metBy(db, readerId).flatMap((user) => {
    const names = [user.firstname, user.lastname, user.username];
    const isSeen = by !== "name" && user.role === "applicant" && maySeeProfile(db, readerId, user);
    const profile = isSeen ? db.applicantProfile.findFirst({ where: { userId: { equals: user.id } } }) : null;
    const title = profile?.profile || null;
    const skills = isSeen ? declaredSkills(db, user.id) : [];
    return has([...names, title ?? "", ...skills], q) ? [{ ...presentSummary(user), title }] : [];
  });
  return found.toSorted((a, b) => compare(a.lastname, b.lastname) || compare(a.firstname, b.firstname) || a.id - b.id);
}

/** The companies that a text finds, by name. */
export function findCompanies(db: Db, readerId: number, q: string): { user: User; row: Row<"recruiterProfile"> }[] {
  const found = metBy(db, readerId).flatMap((user) => {
    const row = db.recruiterProfile.findFirst({ where: { userId: { equals: user.id } } });
    const isFound = row?.company && has([row.company, row.sector ?? "", row.headquarters ?? ""], q);
    return isFound ? [{ user, row }] : [];
  });
  return found.toSorted((a, b) => compare(a.row.company ?? "", b.row.company ?? "") || a.user.id - b.user.id);
}
