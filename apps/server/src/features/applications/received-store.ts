import { momentOf, type Paging, trimText, type WantedWord, wantedWords } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Decision } from "../../platform/database/schema";
import { rangesOf, tsqueryOf } from "../../platform/database/search-words";
import { type Cursor, cursorText, cursorTime } from "./cursor";

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
  is_unread: boolean;
  cursor_time: string;
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
export async function listReceived(
  db: Db,
  offerId: number,
  { status, search, sort, asOf }: Wanted,
  page: Paging,
  after?: Cursor,
) {
  const moment = sql`coalesce(${asOf === undefined ? null : momentOf(asOf)}::timestamptz, now())`;
  const isUnread = sql<boolean>`(a.seen_at is null or a.seen_at > ${moment})`;
  const isWanted = status === "unread" ? isUnread : hasStatus(status);
  const way = sort === "oldest" ? sql`asc` : sql`desc`;
  const beyond = sort === "oldest" ? sql`>` : sql`<`;
  const isLater = after
    ? sql<boolean>`(is_unread < ${after.isUnread} or (is_unread = ${after.isUnread}
        and (created_at, id) ${beyond} (${after.createdAt}::timestamptz, ${after.id}::bigint)))`
    : sql<boolean>`true`;
  const { rows } = await sql<FoundRow>`
    with own as materialized (
      select a.id, a.applicant_id, a.created_at, a.seen_at, a.decision, ${isUnread} as is_unread
      from applications a where a.offer_id = ${offerId} and ${isWanted} and ${isFound(search)})
    select counted.total, ${moment} as as_of, page.is_unread, ${cursorTime(sql`page.created_at`)} as cursor_time,
      page.id, page.created_at, page.seen_at, page.decision,
      u.firstname, u.lastname, u.email, u.username, p.profile
    from (select count(*) as total from own) counted
    left join lateral (
      select * from own where ${isLater} order by is_unread desc, created_at ${way}, id ${way}
      limit ${sql.lit(page.size + 1)} offset ${sql.lit(after ? 0 : page.offset)}) page on true
    left join users u on u.id = page.applicant_id
    left join applicant_profiles p on p.user_id = page.applicant_id
    order by page.is_unread desc, page.created_at ${way}, page.id ${way}`.execute(db);
  const [first] = rows;
  const found = rows.filter(({ id }) => id !== null);
  const shown = found.slice(0, page.size);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last ? cursorText({ isUnread: last.is_unread, createdAt: last.cursor_time, id: last.id }) : null,
    total: first?.total ?? 0,
    asOf: first?.as_of ?? new Date(),
  };
}

/** The number of an offer's applications by status. */
export async function countReceived(db: Db, offerId: number): Promise<Record<Wanted["status"], number>> {
  const count = (status: Wanted["status"]) => sql<number>`count(*) filter (where ${hasStatus(status)})`.as(status);
  return db
    .selectFrom("applications as a")
    .select([count("all"), count("unread"), count("seen"), count("accepted"), count("rejected")])
    .where("a.offer_id", "=", offerId)
    .executeTakeFirstOrThrow();
}
