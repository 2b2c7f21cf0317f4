import type { Db, Tx } from "../../platform/database/database";

export async function countSaved(tx: Tx, userId: number): Promise<number> {
  const { total } = await tx
    .selectFrom("saved_offers")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Saves an offer that is not saved yet. */
export const insertSaved = (tx: Tx, userId: number, offerId: number) =>
  tx.insertInto("saved_offers").values({ user_id: userId, offer_id: offerId }).execute();

/** Removes an offer from the saved ones; returns whether it was saved. */
export async function deleteSaved(db: Db, userId: number, offerId: number): Promise<boolean> {
  const own = db.deleteFrom("saved_offers").where("user_id", "=", userId);
  return (await own.where("offer_id", "=", offerId).executeTakeFirst()).numDeletedRows > 0n;
}
