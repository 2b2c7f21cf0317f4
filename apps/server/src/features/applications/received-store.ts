import { momentOf, trimText, type WantedWord, wantedWords } from "@passerelle/domain";
import { sql } from "kysely";
import type { Paging } from "../../platform/http/paging";
import type { Db } from "../../platform/database/database";
import type { Decision } from "../../platform/database/schema";
import { cutPage, listPage, type SortKey } from "../../platform/database/keyset-pagination";
import { rangesOf, tsqueryOf } from "../../platform/database/search-words";

/** How a recruiter filters and sorts an offer's applications. */
export interface Wanted {
  status: "all" | "unread" | "seen" | "accepted" | "rejected";
  search: string;
  sort: "newest" | "oldest";
  /** The reference time for `unread`, from an earlier answer; now by default. */
  asOf: string | undefined;
}

/** An application in its recruiter's list. */
export interface ReceivedRow {
  id: number;
  created_at: Date;
  seen_at: Date | null;
  decision: Decision | null;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  username: string | null;
  profile: string | null;
}

interface FoundRow extends ReceivedRow {
  total: number;
  as_of: Date;
  place: string;
}

/** Whether a word is in the applicant's names, profile or CV, or in the letter of application `a`. */
const has = (word: WantedWord) => sql<boolean>`(
  exists (select from (${rangesOf([word])}) q
    join person_words w on w.user_id = a.applicant_id and w.word >= q.low and w.word < q.high)
  or a.letter_words @@ ${tsqueryOf([word])}::tsquery)`;

/** Whether application `a` matches a search. A text without words matches nothing. */
function isFound(search: string) {
  if (trimText(search) === "") return sql<boolean>`true`;
  const words = wantedWords(search);
  return words.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(words.map(has), sql` and `)})`;
}

const hasStatus = (status: Wanted["status"]) =>
  ({
    all: sql<boolean>`true`,
    unread: sql<boolean>`a.seen_at is null`,
    seen: sql<boolean>`(a.seen_at is not null and a.decision is null)`,
    accepted: sql<boolean>`a.decision = 'accepted'`,
    rejected: sql<boolean>`a.decision = 'rejected'`,
  })[status];

/** One page of an offer's applications, filtered and sorted, with the total and the reference time for `unread`. */
export async function listReceived(db: Db, offerId: number, { status, search, sort, asOf }: Wanted, page: Paging) {
  const moment = sql`coalesce(${asOf === undefined ? null : momentOf(asOf)}::timestamptz, now())`;
  const isUnread = sql<boolean>`(a.seen_at is null or a.seen_at > ${moment})`;
  const isWanted = status === "unread" ? isUnread : hasStatus(status);
  const order = sort === "oldest" ? "asc" : "desc";
  const part = listPage(keysOf(order), page);
  const { rows } = await sql<FoundRow>`
    with own as materialized (
      select a.id, a.applicant_id, a.created_at, a.seen_at, a.decision, ${isUnread} as is_unread
      from applications a where a.offer_id = ${offerId} and ${isWanted} and ${isFound(search)})
    select counted.total, ${moment} as as_of, page.place,
      page.id, page.created_at, page.seen_at, page.decision,
      u.firstname, u.lastname, u.email, u.username, p.profile
    from (select count(*) as total from own) counted
    left join lateral (
      select own.*, ${part.place} as place from own where ${part.isAfter}
      order by ${part.order} limit ${part.limit} offset ${part.offset}) page on true
    left join users u on u.id = page.applicant_id
    left join applicant_profiles p on p.user_id = page.applicant_id
    order by ${listPage(keysOf(order, "page."), page).order}`.execute(db);
  const [first] = rows;
  return {
    ...cutPage(
      rows.filter(({ id }) => id !== null),
      page,
    ),
    total: first?.total ?? 0,
    asOf: first?.as_of ?? new Date(),
  };
}

/** Unread applications come first, then by date. */
const keysOf = (order: SortKey["order"], from = "own."): SortKey[] => [
  { by: sql.ref(`${from}is_unread`), as: "flag", order: "desc" },
  { by: sql.ref(`${from}created_at`), as: "time", order },
  { by: sql.ref(`${from}id`), as: "id", order },
];

export async function countReceived(db: Db, offerId: number): Promise<Record<Wanted["status"], number>> {
  const count = (status: Wanted["status"]) => sql<number>`count(*) filter (where ${hasStatus(status)})`.as(status);
  return db
    .selectFrom("applications as a")
    .select([count("all"), count("unread"), count("seen"), count("accepted"), count("rejected")])
    .where("a.offer_id", "=", offerId)
    .executeTakeFirstOrThrow();
}
