import type { Db, Tables } from "../db";

type TableName = Exclude<keyof Tables, symbol>;

/** One row of a table. */
export type Row<Name extends TableName> = ReturnType<Tables[Name]["getAll"]>[number];

export const userById = (db: Db, id: number): Row<"user"> =>
  db.user.findFirst({ where: { id: { equals: id } }, strict: true });

export const offerById = (db: Db, id: number): Row<"jobOffer"> | null =>
  db.jobOffer.findFirst({ where: { id: { equals: id } } });

export const applicationOf = (db: Db, applicantId: number, jobOfferId: number): Row<"application"> | null =>
  db.application.findFirst({
    where: { applicantId: { equals: applicantId }, jobOfferId: { equals: jobOfferId } },
  });

/** The applications to any of the recruiter's offers. */
export function receivedApplications(db: Db, recruiterId: number): Row<"application">[] {
  const offers = db.jobOffer.findMany({ where: { recruiterId: { equals: recruiterId } } });
  return db.application.findMany({ where: { jobOfferId: { in: offers.map((offer) => offer.id) } } });
}

/** Does this recruiter hold an application of this person? Then the resume may be opened (D-024, D-086). */
export const holdsApplicationOf = (db: Db, recruiterId: number, applicantId: number): boolean =>
  receivedApplications(db, recruiterId).some((application) => application.applicantId === applicantId);

export const fullName = (user: Row<"user">) => `${user.firstname} ${user.lastname}`.trim();

/** Newest first, the later id first among equals (D-098, D-116). */
export const newestFirst = (a: { createdAt: string; id: number }, b: { createdAt: string; id: number }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id - a.id;
