import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import type { OwnNames } from "../../platform/password-service";

/** The accounts and registrations of an e-mail address, ignoring case. */
export const accounts = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "username",
      "firstname",
      "lastname",
      "role",
      "password_hash",
      "verified_at",
      "language",
      "registration_id",
      "suspended_at",
    ])
    .where(sql`lower(email)`, "=", email.toLowerCase());

/** The verified account of an e-mail address, ignoring case. */
export const findByEmail = (db: Db, email: string) =>
  accounts(db, email).where("verified_at", "is not", null).executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** The account fields that a change of password uses. */
export const findById = (db: Db, id: number) =>
  db
    .selectFrom("users")
    .select(["email", "username", "firstname", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** The names that an account's password must not consist of. */
export async function findOwnNames(db: Db, id: number): Promise<OwnNames> {
  const { firstname, lastname, email, username, company } = await db
    .selectFrom("users as u")
    .leftJoin("recruiter_profiles as r", "r.user_id", "u.id")
    .select(["u.firstname", "u.lastname", "u.email", "u.username", "r.company"])
    .where("u.id", "=", id)
    .executeTakeFirstOrThrow();
  return { firstname, lastname, others: [email, username, company ?? ""] };
}

export async function savePassword(tx: Tx, userId: number, password_hash: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash }).where("id", "=", userId).execute();
}
