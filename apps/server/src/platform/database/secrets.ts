import { randomBytes } from "node:crypto";
import type { Db } from "./database";

/** A random secret of the installation, made by whoever asks first: the same in every process and after a restart. */
export async function secretOf(db: Db, name: string): Promise<string> {
  const made = { name, value: randomBytes(32).toString("base64url") };
  await db
    .insertInto("secrets")
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
