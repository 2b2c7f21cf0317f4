import type { Mutant } from "./seeding";

/** Who may report what, and how often. */
export const reportMutants: Mutant[] = [
  {
    name: "one's own can be reported",
    found: ["createReport", "refuses to report oneself and what is one's own"],
    reads: "ownerId === user.id",
    becomes: "false",
  },
  {
    name: "a repeated report is refused",
    found: ["createReport", "answers a repetition with what is stored"],
    reads: "ok(toJson(before))",
    becomes: "Promise.reject(notFound(notFoundErrors[kind]))",
  },
  {
    name: "another pair's message can be reported",
    found: ["createReport", "takes a message from who received it alone"],
    reads: "sql<boolean>`(m.sender_id = ${readerId} or m.recipient_id = ${readerId})`",
    becomes: "sql<boolean>`true`",
  },
  {
    name: "a comment under a blocked person's post can be reported",
    found: ["createReport", "answers a 404 for what a block hides"],
    reads: "() => postsFor(db, readerId)",
    becomes: '() => db.selectFrom("posts").select("id")',
  },
  {
    name: "reports have no limit",
    found: ["createReport", "takes thirty reports a day and no more (D-170)"],
    reads: "await countOrReject(call, [{ limit: rateLimits.reports, subject: String(user.id) }])",
    becomes: "undefined",
  },
  {
    name: "things of different kinds with the same id are one",
    found: ["createReport", "tells things of different kinds with the same id apart"],
    reads: `db
    .selectFrom("reports")
    .select(columns)
    .where("reporter_id", "=", reporterId)
    .where("kind", "=", kind)`,
    becomes: `db
    .selectFrom("reports")
    .select(columns)
    .where("reporter_id", "=", reporterId)`,
  },
];
