import { dayInParis, full, jobOfferErrors, maxStored, notFound, storedErrors } from "@passerelle/domain";
import type { Db, Tx } from "../../platform/database/database";
import { lockUser } from "../../platform/database/lock-user";
import { type Handler, ok } from "../../platform/http/handler";
import { mayRead } from "./access";
import { findOfferFor } from "./store";

const countSaved = async (tx: Tx, userId: number): Promise<number> => {
  const { total } = await tx
    .selectFrom("saved_offers")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
};

const deleteSaved = (db: Db, userId: number, offerId: number) =>
  db.deleteFrom("saved_offers").where("user_id", "=", userId).where("offer_id", "=", offerId).execute();

/** PUT /job-offer/{id}/saved: one that the caller may read, or has saved already. */
export const saveJobOffer: Handler<"saveJobOffer"> = async ({ db, clock, user, params }) => {
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id);
    const offer = await findOfferFor(tx, dayInParis(clock.now()), user.id, params.id);
    if (offer?.saved) return;
    if (!(offer && mayRead(user, offer))) throw notFound(jobOfferErrors.noOffer);
    if ((await countSaved(tx, user.id)) >= maxStored.savedOffers) throw full(storedErrors.savedOffers);
    await tx.insertInto("saved_offers").values({ user_id: user.id, offer_id: offer.id }).execute();
  });
  return ok({});
};

/** DELETE /job-offer/{id}/saved: whether it was saved or not. */
export const unsaveJobOffer: Handler<"unsaveJobOffer"> = async ({ db, user, params }) => {
  await deleteSaved(db, user.id, params.id);
  return ok({});
};
