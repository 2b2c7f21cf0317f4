import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "../../platform/database/database";
import type { Decision } from "../../platform/database/schema";

/** Whether a reader wrote message `m` or received it. */
export const isFor = (readerId: number) => sql<boolean>`(m.sender_id = ${readerId} or m.recipient_id = ${readerId})`;

/** The names of the columns with a discussion's id, if any, and its two people. */
interface Pair {
  id: string;
  low: string;
  high: string;
}

/** Visible offers of one of two people to which the other has applied. */
const offersBetween = (db: Db, { low, high }: Pick<Pair, "low" | "high">) => {
  const [one, other] = [sql.ref<number>(low), sql.ref<number>(high)];
  // A single expression lets the planner find the application in the index.
  const applicant = sql<number>`case o.recruiter_id when ${one} then ${other} when ${other} then ${one} end`;
  return db
    .selectFrom("job_offers as o")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.offer_id", "=", "o.id").on("a.applicant_id", "=", applicant),
    )
    .select(["o.id", "o.job_title", "a.id as application_id", "a.seen_at", "a.decision"])
    .where("o.hidden_at", "is", null);
};

/** An offer and its application, as JSON returns them. */
export interface OfferRow {
  id: number;
  job_title: string;
  application_id: number;
  seen_at: string | null;
  decision: Decision | null;
}

/** A given offer between two people, named by columns; null if it is not between them. */
export const offerBetween = (db: Db, people: Pick<Pair, "low" | "high">, id: number) =>
  jsonObjectFrom(offersBetween(db, people).where("o.id", "=", id));

/**
 * The offer between two people that a message of their discussion named last, among messages a reader wrote or
 * received.
 */
export function offerNamed(db: Db, pair: Pair, readerId: number) {
  const named = db
    .selectFrom("messages as m")
    .innerJoinLateral(
      (eb) => offersBetween(db, pair).where("o.id", "=", eb.ref("m.job_offer_id")).as("named"),
      (join) => join.onTrue(),
    )
    .selectAll("named")
    .where("m.discussion_id", "=", sql.ref<number>(pair.id))
    .where("m.job_offer_id", "is not", null);
  return jsonObjectFrom(named.where(isFor(readerId)).orderBy("m.id", "desc").limit(sql.lit(1)));
}
