import { sql } from "kysely";
import type { Tx } from "./database";
import type { CreationKind } from "./schema";

interface Creation {
  userId: number;
  kind: CreationKind;
  /** The client's id of this creation; without one every call creates a row. */
  clientId: string | undefined;
}

/**
 * Creates a row once per user and client id: `create` stores it and returns its id. A repeated call returns the stored
 * id with `isNew` false; of two concurrent calls, the second waits for the first to commit. An error in `create` must
 * end the transaction.
 */
export async function createOnce(
  tx: Tx,
  { userId, kind, clientId }: Creation,
  create: () => Promise<number>,
): Promise<{ id: number; isNew: boolean }> {
  if (clientId === undefined) return { id: await create(), isNew: true };
  const { object_id: stored } = await tx
    .insertInto("creations")
    .values({ user_id: userId, kind, client_id: clientId })
    // A no-op update: unlike "do nothing", it waits and returns the row.
    .onConflict((conflict) =>
      conflict.columns(["user_id", "client_id", "kind"]).doUpdateSet({ kind: sql`excluded.kind` }),
    )
    .returning("object_id")
    .executeTakeFirstOrThrow();
  if (stored !== null) return { id: stored, isNew: false };
  const id = await create();
  await tx
    .updateTable("creations")
    .set({ object_id: id })
    .where("user_id", "=", userId)
    .where("client_id", "=", clientId)
    .where("kind", "=", kind)
    .execute();
  return { id, isNew: true };
}
