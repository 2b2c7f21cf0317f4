import { createHash, randomInt } from "node:crypto";
import { accountErrors, checkAll, FieldProblem, rejectField, usernameFrom } from "@passerelle/domain";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { indexPerson } from "../../platform/database/index-people";
import type { NewUser } from "../../platform/database/schema";
import { type Account, accounts, findByEmail } from "./accounts-store";
import { transliterate } from "./transliterate";
import { lockAddress } from "./lock-address";
import { isTaken } from "./former-usernames";

// A login compares the password hash of each of these.
const maxWaitingAtLogin = 10;

const newestCode = sql<Date>`(select max(c.created_at) from email_codes c where c.user_id = users.id)`;

/** The unverified registrations of an address, the one with the newest code first. */
export const findWaiting = (db: Db, email: string): Promise<Account[]> =>
  accounts(db, email)
    .where("verified_at", "is", null)
    .orderBy(newestCode, (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(maxWaitingAtLogin)
    .execute();

const idInMail = sql<string>`left(encode(sha256(convert_to(registration_id::text, 'UTF8')), 'hex'), 32)`;

/**
 * The id of a registration in mails. It works only for codes of that address: with the real id, the reader of a
 * mistyped address could move the registration to another one.
 */
export const toIdInMail = (registrationId: string): string =>
  createHash("sha256").update(registrationId).digest("hex").slice(0, 32);

/** Resolves an address alone: the registration with the newest code, else the verified account. */
export const findNewest = (db: Db, email: string): Promise<Account | undefined> =>
  accounts(db, email)
    .orderBy(sql`verified_at is not null`)
    .orderBy(newestCode, (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(sql.lit(1))
    .executeTakeFirst();

/** The registration of an address with this id or mail id, verified or not. */
export const findRegistration = (db: Db, email: string, registrationId: string): Promise<Account | undefined> =>
  accounts(db, email)
    .where((eb) => eb.or([eb(sql`registration_id::text`, "=", registrationId), eb(idInMail, "=", registrationId)]))
    .executeTakeFirst();

/** Moves an unverified registration, and voids the codes sent to the former address. Undefined if there is none. */
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

/** Whether a registration is still waiting at an address; locks it until the end of the transaction. */
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
    // For a common name, a random number is more likely to be free than the next one.
    const name = usernameFrom(
      transliterate(firstname),
      transliterate(lastname),
      number <= 5 ? number : randomInt(100, 1_000_000),
    );
    if (!(await isTaken(tx, name, now))) return name;
  }
}

/** Stores a registration beside others of the same address; an empty username is generated when it is verified. */
export async function saveRegistration(tx: Tx, wanted: NewUser, now: Date): Promise<number> {
  // Ensures that the last mail to an address carries its newest code.
  await lockAddress(tx, wanted.email);
  await checkAll({
    email: async () => rejectField("email", (await findByEmail(tx, wanted.email)) && accountErrors.emailTaken),
    username: async () => {
      const isOthers = wanted.username !== "" && (await isTaken(tx, wanted.username, now));
      rejectField("username", isOthers ? accountErrors.usernameTaken : undefined);
    },
  });
  const { id } = await tx.insertInto("users").values(wanted).returning("id").executeTakeFirstOrThrow();
  return id;
}

/**
 * Turns a registration into the account of its address, and deletes the others there; undefined if it is no longer
 * waiting at that address. Generates the username if none was requested or another person has taken it. Concurrent
 * calls end in a unique violation: retry.
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
  await indexPerson(tx, id);
  return { ...registration, verified_at: now, username };
}
