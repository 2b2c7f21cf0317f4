import { randomBytes } from "node:crypto";
import type { Db, Tx } from "./database";

const newSecret = () => randomBytes(32).toString("base64url");
const nameOfPrevious = (name: string) => `${name}-previous`;

/** A random secret of the installation, created on first use; the same in every process and after a restart. */
export async function secretOf(db: Db, name: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, value: newSecret(), retired_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}

/** A secret, and the previous one if it was replaced after a given time. */
export async function secretsOf(db: Db, name: string, replacedAfter: Date): Promise<[string, ...string[]]> {
  const secret = await secretOf(db, name);
  const previous = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", nameOfPrevious(name))
    .where("retired_at", ">", replacedAfter)
    .executeTakeFirst();
  return previous ? [secret, previous.value] : [secret];
}

/** Replaces a secret, and keeps the previous one. */
export async function replaceSecret(tx: Tx, name: string, retired_at: Date): Promise<void> {
  const previous = { value: await secretOf(tx, name), retired_at };
  await tx
    .insertInto("secrets")
    .values({ name: nameOfPrevious(name), ...previous })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(previous))
    .execute();
  await tx.updateTable("secrets").set({ value: newSecret() }).where("name", "=", name).execute();
}
