import type { Tx } from "../../platform/database/database";
import { keepApplications } from "../applications";
import { notifyOfEnd, removeOutdated } from "./notifications";
import { deleteOffer } from "./write-store";

interface Offer {
  id: number;
  jobTitle: string;
  recruiterId: number;
}

/** Deletes an offer with its applications, which only their applicants keep, and queues a notification for them. */
export async function deleteOfferAndNotify(tx: Tx, offer: Offer): Promise<void> {
  await removeOutdated(tx, "deleted", offer.id);
  await notifyOfEnd(tx, "offer_deleted", offer);
  await keepApplications(tx, offer.id);
  await deleteOffer(tx, offer.id);
}

export async function deleteAllOffers(tx: Tx, recruiterId: number): Promise<void> {
  const offers = await tx
    .selectFrom("job_offers")
    .select(["id", "job_title as jobTitle", "recruiter_id as recruiterId"])
    .where("recruiter_id", "=", recruiterId)
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const offer of offers) await deleteOfferAndNotify(tx, offer);
}
