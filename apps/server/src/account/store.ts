import { sql, type Updateable } from "kysely";
import { accountTexts } from "../platform/account-rules";
import type { Db, Tx } from "../platform/database";
import type { Text } from "../platform/language";
import type { Database } from "../platform/schema";

/** A user in full. */
export function findUser(db: Db, id: number) {
  return db
    .selectFrom("users")
    .select(["id", "firstname", "lastname", "username", "email", "phone", "address", "birthdate", "avatar", "role"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export type FullUser = Awaited<ReturnType<typeof findUser>>;

/** What a change needs to know of the account; nobody else changes it until the end of the transaction. */
export function lockUser(tx: Tx, id: number) {
  return tx
    .selectFrom("users")
    .select(["firstname", "email", "avatar"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Which of a wanted username and e-mail address somebody else has, at one moment (D-030, D-032, D-033). */
export async function takenFields(
  db: Db,
  id: number,
  wanted: { username?: string | undefined; email?: string | undefined },
): Promise<Record<string, Text>> {
  const [username, email] = [wanted.username?.toLowerCase() ?? null, wanted.email?.toLowerCase() ?? null];
  const others = await db
    .selectFrom("users")
    .select(["username", "email"])
    .where((eb) => eb.or([eb(sql`lower(username)`, "=", username), eb(sql`lower(email)`, "=", email)]))
    .where("id", "!=", id)
    .execute();
  return {
    ...(others.some((other) => other.email.toLowerCase() === email) && { email: accountTexts.emailTaken }),
    ...(others.some((other) => other.username.toLowerCase() === username) && { username: accountTexts.usernameTaken }),
  };
}

/** Stores what is given of an account; `undefined` keeps what is there. */
export async function updateUser(tx: Tx, id: number, given: Updateable<Database["users"]>): Promise<void> {
  await tx.updateTable("users").set(given).where("id", "=", id).execute();
}

/** Every verified user, with what others may see of them (D-149). */
export function listVerifiedUsers(db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "firstname", "lastname", "username", "avatar", "role"])
    .where("verified_at", "is not", null)
    .orderBy("lastname")
    .orderBy("firstname")
    .orderBy("id")
    .execute();
}
