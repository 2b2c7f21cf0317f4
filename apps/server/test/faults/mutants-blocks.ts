import type { Mutant } from "./seeding";

/** What a block keeps from two people. */
export const blockMutants: Mutant[] = [
  {
    name: "a blocked person's posts are shown",
    found: ["listPosts", "hides the blocked person's posts from the blocker alone"],
    reads:
      'db\n    .selectFrom("posts")\n    .select("id")\n    .where("author_id", "not in", blockedBy(db, readerId))',
    becomes: 'db.selectFrom("posts").select("id")',
  },
  {
    name: "a blocked person's posts are counted",
    found: ["listPosts", "hides the blocked person's posts from the blocker alone"],
    reads: "${posts} - ${hidden} - ${moderated}",
    becomes: "${posts} - ${moderated}",
    inSql: true,
  },
  {
    name: "a blocked person's comments are shown",
    found: ["listPosts", "hides the blocked person's comments from the blocker alone"],
    reads: 'comments(db, readerId).where("c.author_id", "not in", blockedBy(db, readerId))',
    becomes: "comments(db, readerId)",
  },
  {
    name: "the blocker is notified of the blocked person",
    found: ["listNotifications", "notifies neither of the other"],
    reads: "or blocks.blocker_id = ${readerId} and blocks.blocked_id =",
    becomes: "or false and 0 =",
    inSql: true,
  },
  {
    name: "a blocked person's message arrives live",
    found: ["connectLive", "confirms what a blocked person sends, and delivers it to nobody"],
    reads: "isBlocked ? undefined : recipient.id",
    becomes: "recipient.id",
  },
  {
    name: "a discussion with a blocked person is read by its address",
    found: ["listDiscussions", "keeps what was said before, out of reach while the person is blocked"],
    reads: "own(db, readerId, id)\n    .where(isReachable(db, readerId))",
    becomes: "own(db, readerId, id)",
  },
  {
    name: "a blocked person's message is delivered later",
    found: ["listDiscussions", "keeps what was said before, out of reach while the person is blocked"],
    reads: "isWithheld ? null : recipient.id",
    becomes: "recipient.id",
  },
  {
    name: "a blocker may write to the blocked person",
    found: ["connectLive", "refuses a message to a person whom one has blocked"],
    reads: 'doesBlock("s.id", "r.id")',
    becomes: "sql<boolean>`false`",
  },
  {
    name: "unblocking one person unblocks everybody",
    found: ["deleteBlock", "unblocks whom one has blocked, and nobody else"],
    reads: `db
    .deleteFrom("blocks")
    .where("blocker_id", "=", blockerId)
    .where("blocked_id", "=", blockedId)`,
    becomes: `db
    .deleteFrom("blocks")
    .where("blocker_id", "=", blockerId)`,
  },
  {
    name: "unblocking somebody ends their own block",
    found: ["deleteBlock", "unblocks whom one has blocked, and nobody else"],
    reads: `db
    .deleteFrom("blocks")
    .where("blocker_id", "=", blockerId)
    .where("blocked_id", "=", blockedId)`,
    becomes: `db
    .deleteFrom("blocks")
    .where((eb) => eb.or([eb.and({ blocker_id: blockerId, blocked_id: blockedId }), eb.and({ blocker_id: blockedId, blocked_id: blockerId })]))`,
  },
  {
    name: "a block does not send the count",
    found: ["createBlock", "sends the count that a block and its end change to every channel"],
    reads: "{ person: found, isNew: inserted }",
    becomes: "{ person: found, isNew: false }",
  },
  {
    name: "blocked people stand by their id",
    found: ["createBlock", "lists the newest block first, and repeats none"],
    reads: `db
    .selectFrom("blocks as b")
    .innerJoin("users as u", "u.id", "b.blocked_id")
    .select(summaryColumns)
    .where("b.blocker_id", "=", userId)
    .orderBy("b.created_at", "desc")`,
    becomes: `db
    .selectFrom("blocks as b")
    .innerJoin("users as u", "u.id", "b.blocked_id")
    .select(summaryColumns)
    .where("b.blocker_id", "=", userId)`,
  },
  {
    name: "a discussion that has only what was withheld is not new",
    found: ["connectLive", "confirms what a blocked person sends, and delivers it to nobody"],
    reads: "xmax = 0 or (${ownUnread} = 0",
    becomes: "xmax = 0 or (false",
    inSql: true,
  },
  {
    name: "what was withheld moves a discussion up",
    found: ["listDiscussions", "is not moved by what was withheld"],
    reads: "found.toSorted((a, b) => latestFirst(a.last, b.last))",
    becomes: "found",
  },
];
