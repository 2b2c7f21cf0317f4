import { randomInt } from "node:crypto";
import { accountErrors, FieldProblem, usernameFrom } from "@passerelle/domain";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import type { NewUser } from "../../platform/database/schema";
import { isTaken } from "../account";

/** The account of an e-mail address, compared without regard to case. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom("users")
    .select(["id", "email", "username", "role", "password_hash", "verified_at", "language"])
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
}

export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

async function freeUsername(tx: Tx, { firstname, lastname }: NewUser, now: Date, self: number | undefined) {
  for (let number = 1; ; number += 1) {
    // For a common name a random number is free sooner than consecutive ones.
    const name = usernameFrom(firstname, lastname, number <= 5 ? number : randomInt(100, 1_000_000));
    if (!(await isTaken(tx, name, now, self))) return name;
  }
}

/**
 * Stores a registration: a new account, or new data for one that was never verified. An empty username is generated
 * from the names. Concurrent registrations of an address or name end in a unique violation: try again.
 */
export async function saveRegistration(tx: Tx, wanted: NewUser, now: Date): Promise<number> {
  const existing = await tx
    .selectFrom("users")
    .select(["id", "verified_at"])
    .where(sql`lower(email)`, "=", wanted.email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (existing?.verified_at) throw new FieldProblem({ email: accountErrors.emailTaken });
  if (wanted.username !== "" && (await isTaken(tx, wanted.username, now, existing?.id)))
    throw new FieldProblem({ username: accountErrors.usernameTaken });
  const username = wanted.username || (await freeUsername(tx, wanted, now, existing?.id));
  const user = { ...wanted, username };
  const saved = existing
    ? tx.updateTable("users").set(user).where("id", "=", existing.id).returning("id")
    : tx.insertInto("users").values(user).returning("id");
  return (await saved.executeTakeFirstOrThrow()).id;
}

/** Marks an account's address as verified. */
export async function markVerified(tx: Tx, clock: Clock, userId: number): Promise<void> {
  await tx.updateTable("users").set({ verified_at: clock.now() }).where("id", "=", userId).execute();
}
