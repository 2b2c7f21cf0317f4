import { createHash, randomInt } from "node:crypto";
import { accountErrors, FieldProblem, usernameFrom, week } from "@passerelle/domain";
import { sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { storePersonWords } from "../../platform/database/search-words";
import type { NewUser } from "../../platform/database/schema";
import { lockAddress } from "./lock-address";
import { isTaken } from "./usernames";

// Each is compared by its password hash at a login.
const maxWaitingAtLogin = 10;
const secondsRegistrationKept = week;

const accounts = (db: Db, email: string) =>
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

/** The verified account of an e-mail address, compared without regard to case. */
export const findByEmail = (db: Db, email: string) =>
  accounts(db, email).where("verified_at", "is not", null).executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

const newestCode = sql<Date>`(select max(c.created_at) from email_codes c where c.user_id = users.id)`;

/** The registrations of an address that wait for their verification, the one with the newest code first. */
export const findWaiting = (db: Db, email: string): Promise<Account[]> =>
  accounts(db, email)
    .where("verified_at", "is", null)
    .orderBy(newestCode, (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(maxWaitingAtLogin)
    .execute();

const idInMail = sql<string>`left(encode(sha256(convert_to(registration_id::text, 'UTF8')), 'hex'), 32)`;

/**
 * What a mail names a registration by. It serves for the codes of that address alone: the id itself would let the reader
 * of a mistyped address give the registration another one.
 */
export const toIdInMail = (registrationId: string): string =>
  createHash("sha256").update(registrationId).digest("hex").slice(0, 32);

/** What an address without a registration's id means: the registration with the newest code, else the verified account. */
export const findNewest = (db: Db, email: string): Promise<Account | undefined> =>
  accounts(db, email)
    .orderBy(sql`verified_at is not null`)
    .orderBy(newestCode, (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(sql.lit(1))
    .executeTakeFirst();

/** The registration that is named, by its id or as in its mails, of that address alone; verified or not. */
export const findRegistration = (db: Db, email: string, registrationId: string): Promise<Account | undefined> =>
  accounts(db, email)
    .where((eb) => eb.or([eb(sql`registration_id::text`, "=", registrationId), eb(idInMail, "=", registrationId)]))
    .executeTakeFirst();

/** Gives a waiting registration another address; the codes sent to the one before are void. Undefined if none waits. */
export async function moveRegistration(tx: Tx, registrationId: string, email: string) {
  await lockAddress(tx, email);
  const waiting = await tx
    .selectFrom("users")
    .select(["id", "registration_id"])
    .where(sql`registration_id::text`, "=", registrationId)
    .where("verified_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return undefined;
  if (await findByEmail(tx, email)) throw new FieldProblem({ email: accountErrors.emailTaken });
  await tx.deleteFrom("email_codes").where("user_id", "=", waiting.id).execute();
  await tx.updateTable("users").set({ email }).where("id", "=", waiting.id).execute();
  return { ...waiting, email };
}

/** Whether a registration still waits at an address; locks it there until the end of the transaction. */
export async function lockWaiting(tx: Tx, { id, email }: Pick<Account, "id" | "email">): Promise<boolean> {
  const waiting = await accounts(tx, email)
    .where("id", "=", id)
    .where("verified_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return waiting !== undefined;
}

async function freeUsername(tx: Tx, { firstname, lastname }: Account, now: Date) {
  for (let number = 1; ; number += 1) {
    // For a common name a random number is free sooner than consecutive ones.
    const name = usernameFrom(firstname, lastname, number <= 5 ? number : randomInt(100, 1_000_000));
    if (!(await isTaken(tx, name, now))) return name;
  }
}

/** Stores a registration beside any others of its address; an empty username is generated at its verification. */
export async function saveRegistration(tx: Tx, wanted: NewUser, now: Date): Promise<number> {
  // So that the last mail of an address carries its newest code.
  await lockAddress(tx, wanted.email);
  if (await findByEmail(tx, wanted.email)) throw new FieldProblem({ email: accountErrors.emailTaken });
  if (wanted.username !== "" && (await isTaken(tx, wanted.username, now)))
    throw new FieldProblem({ username: accountErrors.usernameTaken });
  const { id } = await tx.insertInto("users").values(wanted).returning("id").executeTakeFirstOrThrow();
  return id;
}

/**
 * Makes a registration the account of its address, and drops the others there; undefined if it does not wait at that
 * address any more. The username is generated if none was wanted, or if another person has it by now. Two at once end in
 * a unique violation: try again.
 */
export async function verifyRegistration(
  tx: Tx,
  clock: Clock,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<Account | undefined> {
  const now = clock.now();
  await lockAddress(tx, email);
  if (await findByEmail(tx, email)) return undefined;
  const registration = await accounts(tx, email).where("id", "=", id).executeTakeFirst();
  if (!registration) return undefined;
  const isFree = registration.username !== "" && !(await isTaken(tx, registration.username, now));
  const username = isFree ? registration.username : await freeUsername(tx, registration, now);
  await tx.updateTable("users").set({ verified_at: now, username }).where("id", "=", id).execute();
  await tx
    .deleteFrom("users")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("verified_at", "is", null)
    .execute();
  await storePersonWords(tx, id);
  return { ...registration, verified_at: now, username };
}

/** What a change of the password needs of an account. */
export const findById = (db: Db, id: number) =>
  db
    .selectFrom("users")
    .select(["email", "username", "firstname", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Gives an account another password. */
export async function savePassword(tx: Tx, userId: number, password_hash: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash }).where("id", "=", userId).execute();
}

/** Deletes registrations that were not verified within a week. */
export async function deleteOldRegistrations(db: Db, clock: Clock): Promise<void> {
  const before = secondsAfter(clock.now(), -secondsRegistrationKept);
  await db.deleteFrom("users").where("verified_at", "is", null).where("created_at", "<", before).execute();
}
