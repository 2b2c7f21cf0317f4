import { type Db } from "./database/database";

/** How many notifications a user has not read. */
export async function unreadNotifications(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("notifications")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("is_read", "=", false)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many messages, not conversations, a user has not read. */
export async function unreadMessages(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipient_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
