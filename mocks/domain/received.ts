import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";
import { resumeLink } from "./files";
import { notify } from "./notify";
import { type Row, userById } from "./rows";

export const applicationById = (db: Db, id: number): Row<"application"> | null =>
  db.application.findFirst({ where: { id: { equals: id } } });

/** Marks applications to an offer as seen by its recruiter, each once, which notifies those who applied. */
export function markSeen(
  db: Db,
  recruiterId: number,
  { id, jobTitle }: Pick<Row<"jobOffer">, "id" | "jobTitle">,
  applications: readonly Row<"application">[],
): void {
  const unseen = applications.filter(({ seenAt }) => seenAt === null);
  const where = { id: { in: unseen.map((application) => application.id) } };
  db.application.updateMany({ where, data: { seenAt: db.clock.now().toISOString() } });
  const to = unseen.map(({ applicantId }) => applicantId);
  notify(db, { event: "application_seen", actorId: recruiterId, targetId: id, params: { jobTitle }, to });
}

/** Who applied, for the recruiter. */
export function presentApplicant(db: Db, applicantId: number): Schemas["ApplicationApplicant"] {
  const { firstname, lastname, email, username } = userById(db, applicantId);
  return { user: { firstname, lastname, email, username } };
}

/** An application as its recruiter sees it. */
export function presentApplication(db: Db, readerId: number, application: Row<"application">): Schemas["Application"] {
  const { id, jobOfferId, createdAt, applicantId, message, seenAt, decision } = application;
  const profile = db.applicantProfile.findFirst({ where: { userId: { equals: applicantId } } });
  return {
    id,
    jobOfferID: jobOfferId,
    createdAt,
    Applicant: presentApplicant(db, applicantId),
    profile: profile?.profile ?? null,
    skills: profile?.skills ?? [],
    resumeUrl: resumeLink(db, profile?.resume ?? null, readerId),
    message,
    seenAt,
    decision,
  };
}
