import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";
import { notifyOfEnd, removeOutdated } from "./notifications";
import { deleteOffer } from "./store";

/** Deletes an offer with its applications, whose applicants are notified. */
export async function endOffer(
  tx: Tx,
  publish: Publish,
  offer: { id: number; jobTitle: string; recruiterId: number },
): Promise<void> {
  await removeOutdated(tx, publish, "deleted", offer.id);
  await notifyOfEnd(tx, publish, "offer_deleted", offer);
  await deleteOffer(tx, offer.id);
}

/** Deletes all offers of a recruiter. */
export async function endAllOffers(tx: Tx, publish: Publish, recruiterId: number): Promise<void> {
  const offers = await tx
    .selectFrom("job_offers")
    .select(["id", "job_title as jobTitle", "recruiter_id as recruiterId"])
    .where("recruiter_id", "=", recruiterId)
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const offer of offers) await endOffer(tx, publish, offer);
}
