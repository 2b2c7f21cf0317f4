import { accountErrors, type Language, type ErrorText } from "@passerelle/domain";
import { type ExpressionBuilder, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { preparedOne } from "../../platform/database/prepared-queries";
import { indexPerson } from "../../platform/database/index-people";
import type { Database } from "../../platform/database/schema";
import { isOthersName, languageUpdate, userIdByUsername } from "../auth";
import { blockedBy } from "../blocks";

const fields = [
  ...(["id", "firstname", "lastname", "username", "email", "phone", "address", "birthdate", "avatar", "role"] as const),
  ...(["profile_audience as profileAudience", "read_marks as readMarks"] as const),
] as const;

const pendingEmail = (eb: ExpressionBuilder<Database, "users">) =>
  eb
    .selectFrom("email_codes")
    .select("email")
    .whereRef("user_id", "=", "users.id")
    .where("purpose", "=", "change_email")
    .where("consumed_at", "is", null)
    .as("pendingEmail");

const findById = preparedOne((db, { id }: { id: number }) =>
  db.selectFrom("users").select(fields).select(pendingEmail).where("id", "=", id),
);

/** All fields of a user. */
export const findUser = (db: Db, id: number) => findById(db, { id });

/** Stores the language that a caller requested, and returns all their fields. */
export const findCaller = preparedOne((db, { id, language }: { id: number; language: Language | null }) =>
  db
    .with("kept", (kept) => languageUpdate(kept, id, language))
    .selectFrom("users")
    .select(fields)
    .select(pendingEmail)
    .where("id", "=", id),
);

export type FullUser = Awaited<ReturnType<typeof findUser>>;

/**
 * The account fields that an update compares; locked until the end of the transaction, but not against references to
 * the account, as a deletion locks it.
 */
export function lockUser(tx: Tx, id: number) {
  return tx
    .selectFrom("users")
    .select(["firstname", "username", "email", "avatar", "read_marks"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The requested username and e-mail address that are already taken, in one query. */
export async function takenFields(
  db: Db,
  id: number,
  { username, email }: { username?: string | undefined; email?: string | undefined },
  now: Date,
): Promise<Record<string, ErrorText>> {
  if (username === undefined && email === undefined) return {};
  const { rows } = await sql<{ by_email: number | null; by_username: boolean }>`select
    (select id from users where lower(email) = ${email?.toLowerCase() ?? null} and verified_at is not null) as by_email,
    ${isOthersName(username ?? "", now, id)} as by_username`.execute(db);
  return {
    ...((rows[0]?.by_email ?? id) !== id && { email: accountErrors.emailTaken }),
    ...(rows[0]?.by_username && { username: accountErrors.usernameTaken }),
  };
}

/** The public data of the verified user with a current or former name, unless the reader blocks them. */
export function findByName(db: Db, username: string, now: Date, readerId: number) {
  return db
    .selectFrom("users")
    .select(["id", "firstname", "lastname", "username", "avatar", "role"])
    .where("id", "=", userIdByUsername(username, now))
    .where("id", "not in", blockedBy(db, readerId))
    .executeTakeFirst();
}

/** The fields by which people are found. */
const searched = ["firstname", "lastname", "username", "profile_audience"] as const;

/** Updates an account, and returns all its fields; `undefined` keeps a field. */
export async function updateUser(tx: Tx, id: number, given: Updateable<Database["users"]>): Promise<FullUser> {
  const updated = await tx
    .updateTable("users")
    .set(given)
    .where("id", "=", id)
    .returning(fields)
    .returning(pendingEmail)
    .executeTakeFirstOrThrow();
  if (searched.some((field) => given[field] !== undefined)) await indexPerson(tx, id);
  return updated;
}

/** Deletes an account and all data that only it owns; its messages stay while the other participant's account exists. */
export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", id).execute();
  await tx.deleteFrom("discussions").where("user_low", "is", null).where("user_high", "is", null).execute();
}

const usersPerPage = 1_000;

/** One page of the public data of verified users, sorted by name, without those the reader has blocked. */
export function listVerifiedUsers(db: Db, readerId: number, page: number) {
  return db
    .selectFrom("users")
    .select(["id", "firstname", "lastname", "username", "avatar", "role"])
    .where("verified_at", "is not", null)
    .where("id", "not in", blockedBy(db, readerId))
    .orderBy(sql`name_order(lastname) collate "C", name_order(firstname) collate "C", id`)
    .limit(sql.lit(usersPerPage))
    .offset((page - 1) * usersPerPage)
    .execute();
}
