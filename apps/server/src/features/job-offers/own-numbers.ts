import { sql } from "kysely";

/** What an offer's recruiter is told of it in numbers: never who. Recruiters do not count, themselves included. */
export const ownNumbers = () =>
  [
    sql<number>`(select count(*) from applications a where a.offer_id = o.id)`.as("applications"),
    sql<number>`(select count(*) from applications a where a.offer_id = o.id and a.seen_at is null)`.as("unread"),
    sql<number>`(select count(*) from opened_offers n where n.offer_id = o.id)`.as("views"),
  ] as const;

/** The numbers of an offer. */
export interface OwnNumbers {
  applications: number;
  unread: number;
  views: number;
}
