import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpen } from "../../platform/database/is-offer-open";
import { preparedOne } from "../../platform/database/prepared-queries";

type Table = "formations" | "experiences" | "projects" | "certifications" | "notifications";

const owned = (table: Table, userId: number) =>
  sql<number>`(select count(*) from ${sql.table(table)} where user_id = ${userId})`;

/** An applicant's counts: current applications (withdrawn ones are deleted), all notifications. */
export const countForApplicant = preparedOne((db, { userId }: { userId: number }) =>
  db.selectNoFrom([
    owned("formations", userId).as("formations"),
    owned("experiences", userId).as("experiences"),
    owned("projects", userId).as("projects"),
    owned("certifications", userId).as("certifications"),
    owned("notifications", userId).as("notifications"),
    sql<number>`(select count(*) from applications where applicant_id = ${userId})`.as("applications"),
  ]),
);

const countOffers = preparedOne((db, { today, userId }: { today: string; userId: number }) =>
  db
    .selectFrom("job_offers as o")
    .where("o.recruiter_id", "=", userId)
    .select(({ fn }) => [
      fn.countAll<number>().as("jobOffers"),
      fn.countAll<number>().filterWhere(isOpen(today)).as("activeJobOffers"),
    ])
    .select(owned("notifications", userId).as("notifications")),
);

const countReceived = preparedOne((db, { userId }: { userId: number }) =>
  db
    .selectFrom("applications as a")
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .where("o.recruiter_id", "=", userId)
    .select((eb) => [
      eb.fn.countAll<number>().as("applications"),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.or([eb("a.seen_at", "is not", null), eb("a.decision", "=", "accepted")]))
        .as("seenApplications"),
      eb.fn.countAll<number>().filterWhere("a.decision", "=", "accepted").as("acceptedApplications"),
    ]),
);

/** A recruiter's counts: own offers and their applications. Decided applications count as seen. */
export async function countForRecruiter(db: Db, of: { today: string; userId: number }) {
  const [own, theirs] = await Promise.all([countOffers(db, of), countReceived(db, of)]);
  return { ...own, ...theirs };
}
