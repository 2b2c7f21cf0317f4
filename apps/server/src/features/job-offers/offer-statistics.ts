import { sql } from "kysely";

/** The statistics of an offer for its recruiter, without names. Recruiters, including the owner, do not count. */
export const ownNumbers = () =>
  [
    sql<number>`(select count(*) from applications a where a.offer_id = o.id)`.as("applications"),
    sql<number>`(select count(*) from applications a where a.offer_id = o.id and a.seen_at is null)`.as("unread"),
    sql<number>`(select count(*) from opened_offers n where n.offer_id = o.id)`.as("views"),
  ] as const;

export interface OwnNumbers {
  applications: number;
  unread: number;
  views: number;
}
