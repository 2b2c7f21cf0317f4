import type { Db } from "../db";

/** The ids of the people whom somebody has blocked, the newest first. */
export const blockedBy = (db: Db, userId: number): number[] =>
  db.block
    .findMany({ where: { blockerId: { equals: userId } } })
    .toReversed()
    .map(({ blockedId }) => blockedId);

/** Whether one of two people blocks the other, in one direction or both. */
export const isBlockBetween = (db: Db, one: number, other: number): boolean =>
  blockedBy(db, one).includes(other) || blockedBy(db, other).includes(one);

/** The posts of people whom a reader has not blocked. */
export const postsFor = (db: Db, readerId: number) =>
  db.post.findMany({ where: { authorId: { notIn: blockedBy(db, readerId) } } });
