import type { Mutant } from "./seeding";

const alone = ["listMessages", "tells its author alone what is read, on every channel and later"] as const;
const offs = ["author", "reader"] as const;

/** Who is told of what is read, and who does not want that. */
export const readMarkMutants: Mutant[] = [
  {
    name: "a discussion says up to where its reader has read themselves",
    found: alone,
    reads: "then d.read_by_high else d.read_by_low end",
    becomes: "then d.read_by_low else d.read_by_high end",
    inSql: true,
  },
  {
    name: "the author is not told live of what is read",
    found: alone,
    reads: 'publish(reading.authorId, { kind: "discussion-read", id: discussion.id })',
    becomes: "undefined",
  },
  {
    name: "the reader is told live of what they have read, and not its author",
    found: alone,
    reads: "case ${userId}::bigint when user_low then user_high else user_low end",
    becomes: "${userId}::bigint",
    inSql: true,
  },
  {
    name: "a confirmation says up to where its sender has read",
    found: ["listDiscussions", "does not take what comes later for read"],
    reads: "isLow ? sql`read_by_high` : sql`read_by_low`",
    becomes: "isLow ? sql`read_by_low` : sql`read_by_high`",
  },
  ...offs.map((who) => ({
    name: `marks are shown though the ${who} has switched them off`,
    found: ["listDiscussions", `shows no mark while the ${who} has switched them off`] as const,
    reads: "s.read_marks",
    becomes: "true",
    inSql: true,
  })),
  ...offs.map((who) => ({
    name: `a confirmation shows a mark though the ${who} has switched them off`,
    found: ["listDiscussions", `shows no mark while the ${who} has switched them off`] as const,
    reads: "(select bool_and(read_marks) from people)",
    becomes: "true",
    inSql: true,
  })),
  ...offs.map((who) => ({
    name: `what is read while the ${who} has marks off is told once they are on`,
    found: ["listMessages", `never tells what was read while the ${who} had them off`] as const,
    reads: "filter (where (select is_shown from locked))",
    becomes: "",
    inSql: true,
  })),
  {
    name: "the author is told of what is read by somebody whom they block",
    found: ["listMessages", "is not told whom either of the two blocks"],
    reads: "in ((d.user_low, d.user_high), (d.user_high, d.user_low))",
    becomes: "in ((0, 0))",
    inSql: true,
  },
  {
    name: "another tab does not follow the choice of read marks",
    found: ["updateMe", "follows on every channel of who chooses, and on no other"],
    reads: 'publish(user.id, { kind: "own", of: "read_marks", id: user.id })',
    becomes: "undefined",
  },
  {
    name: "another tab is told of read marks that are as before",
    found: ["updateMe", "follows on every channel of who chooses, and on no other"],
    reads: "readMarks !== before.read_marks",
    becomes: "true",
  },
];
