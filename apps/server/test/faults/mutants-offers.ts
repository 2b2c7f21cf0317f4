import type { Mutant } from "./seeding";

const inactive = ["deleteApplication", "is possible once the offer is inactive"] as const;
const withdrawn =
  '(await db.selectFrom("notifications").select("id").where("event", "=", "application_withdrawn").where("actor_id", "=", user.id).where("target_id", "=", offer.id).executeTakeFirst()) !== undefined';
const asIfActive = (find: string, db: string) =>
  `await (async (offer, db) => offer && { ...offer, active: offer.active || ${withdrawn} })(await ${find}, ${db})`;

/** CV, offers and applications: totals, orders, and what holds after an end. */
export const offerMutants: Mutant[] = [
  {
    name: "a client id is refused in another operation",
    found: ["createProject", "keeps the client ids of different operations apart"],
    reads: "stored !== null",
    becomes:
      'stored !== null || (await tx.selectFrom("creations").select("kind").where("user_id", "=", userId).where("client_id", "=", clientId).where("object_id", "is not", null).executeTakeFirst()) !== undefined',
  },
  {
    name: "certifications are ordered by their date",
    found: ["listCertifications", "puts the newest first"],
    reads: "sql.ref(`e.${order}`)",
    becomes: 'sql.ref(table === "certifications" ? "e.issued_to" : `e.${order}`)',
  },
  {
    name: "a page beyond the last offer of a recruiter is the first",
    found: ["listRecruiterJobOffers", "lists the active ones to everybody else"],
    reads: "await listOpenOffers(db, recruiter.id, today, page)",
    becomes: "await listOpenOffers(db, recruiter.id, today, page.page > 1 ? { ...page, offset: 0 } : page)",
  },
  {
    name: "inactive offers count in the total for others",
    found: ["listRecruiterJobOffers", "lists the active ones to everybody else"],
    reads:
      'db\n    .selectFrom("job_offers as o")\n    .select((eb) => eb.fn.countAll<number>().as("total"))\n    .where("o.recruiter_id", "=", recruiterId)\n    .where(isOpen(today))',
    becomes:
      'db.selectFrom("job_offers").select((eb) => eb.fn.countAll<number>().as("total")).where("recruiter_id", "=", recruiterId)',
  },
  {
    name: "an activated offer is dated anew",
    found: ["updateJobOffer", "opens and closes an offer"],
    reads: "{ ...columns(offer), updated_at: sql`now()` }",
    becomes: "{ ...columns(offer), ...(offer.active && { created_at: sql`now()` }), updated_at: sql`now()` }",
  },
  {
    name: "an offer shows recruiters an application status",
    found: ["getJobOffer", "shows an offer in full, and whose it is"],
    reads: "applicant && { ...applicationOf(row), ...storyOf(row), saved: row.saved, match: matchOf(row, applicant) }",
    becomes:
      "applicant ? { ...applicationOf(row), ...storyOf(row), saved: row.saved, match: matchOf(row, applicant) } : applicationOf(row)",
  },
  {
    name: "an inactive offer is shown to who withdrew",
    found: inactive,
    reads: "await findOfferFor(db, dayInParis(clock.now()), user.id, id)",
    becomes: asIfActive("findOfferFor(db, dayInParis(clock.now()), user.id, id)", "db"),
  },
  {
    name: "an inactive offer accepts who withdrew",
    found: inactive,
    reads: "await lockOffer(tx, dayInParis(clock.now()), user.id, body.jobOfferID)",
    becomes: asIfActive("lockOffer(tx, dayInParis(clock.now()), user.id, body.jobOfferID)", "tx"),
  },
  {
    name: "a deleted offer notifies undecided applicants only",
    found: ["listNotifications", "notifies each applicant of the offer's end, once"],
    reads: 'tx\n    .selectFrom("applications")\n    .select("applicant_id")',
    becomes: 'tx.selectFrom("applications").select("applicant_id").where("decision", "is", null)',
  },
  {
    name: "a changed decision sends no notification",
    found: ["decideApplication", "replaces the unread notification of a decision by the next one"],
    reads: "notifyApplicant(tx, publish, { ...before, recruiterId }, decision, message)",
    becomes:
      "(before.decision === null || decision === null ? notifyApplicant(tx, publish, { ...before, recruiterId }, decision, message) : undefined)",
  },
  {
    name: "a decision changes when the application was seen",
    found: ["listApplications", "keeps the time when it was first seen"],
    reads: "sql`coalesce(seen_at, now())`",
    becomes: "sql`clock_timestamp()`",
  },
  {
    name: "benefits are sorted",
    found: [
      "createJobOffer",
      "publishes each skill and benefit once, as first spelled and in the order given, and no blank one",
    ],
    reads: "tags(offer.benefits)",
    becomes: "tags(offer.benefits).sort()",
  },
  {
    name: "an active offer that one applied to counts twice",
    found: ["listJobOffersForMe", "keeps an offer applied to once it is inactive"],
    reads: "where a.applicant_id = ${applicantId} and not ${isOpenFor(today, applicantId)}) as total",
    becomes: "where a.applicant_id = ${applicantId}) as total",
    inSql: true,
  },
];
