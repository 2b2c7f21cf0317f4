import { maxPerPerson } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";

const summaryColumns = ["u.id", "u.firstname", "u.lastname", "u.username", "u.avatar", "u.role"] as const;

/** The public data of the people a user has blocked, newest block first. */
export function listBlocks(db: Db, userId: number) {
  return db
    .selectFrom("blocks as b")
    .innerJoin("users as u", "u.id", "b.blocked_id")
    .select(summaryColumns)
    .where("b.blocker_id", "=", userId)
    .orderBy("b.created_at", "desc")
    .orderBy("u.id", "desc")
    .limit(sql.lit(maxPerPerson.blocks))
    .execute();
}

/** The public data of a verified user. */
export function findPerson(db: Db, id: number) {
  return db
    .selectFrom("users as u")
    .select(summaryColumns)
    .where("u.id", "=", id)
    .where("u.verified_at", "is not", null)
    .executeTakeFirst();
}

/** Locks two people by id, so that no notification between them is created until the end of the transaction. */
export async function lockPair(tx: Tx, one: number, other: number): Promise<void> {
  await sql`select from users where id in (${one}, ${other}) order by id for update`.execute(tx);
}

/** Stores a block; returns whether it is new. */
export async function insertBlock(db: Db, blockerId: number, blockedId: number): Promise<boolean> {
  const inserted = await db
    .insertInto("blocks")
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("blocked_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes a block; returns whether it existed. */
export async function deleteBlock(db: Db, blockerId: number, blockedId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("blocks")
    .where("blocker_id", "=", blockerId)
    .where("blocked_id", "=", blockedId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function countBlocks(tx: Tx, userId: number): Promise<number> {
  const { total } = await tx
    .selectFrom("blocks")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("blocker_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}
