import { dayInParis, full, jobOfferErrors, maxPerPerson, notFound, storedErrors } from "@passerelle/domain";
import { lockUser } from "../../platform/database/lock-user";
import { ok } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import { mayRead } from "./access";
import { countSaved, deleteSaved, insertSaved } from "./saved-store";
import { findOfferFor } from "./store";

/** PUT /job-offer/{id}/saved: saves an offer that the caller may read; repeating it changes nothing. */
export const saveJobOffer = transactionRoute<"saveJobOffer">(
  { role: "applicant" },
  async ({ db: tx, clock, user, params, publish }) => {
    await lockUser(tx, user.id);
    const offer = await findOfferFor(tx, dayInParis(clock.now()), user.id, params.id);
    if (offer?.saved) return ok({});
    if (!(offer && mayRead(user, offer))) throw notFound(jobOfferErrors.noOffer);
    if ((await countSaved(tx, user.id)) >= maxPerPerson.savedOffers) throw full(storedErrors.savedOffers);
    await insertSaved(tx, user.id, offer.id);
    publish(user.id, { kind: "own", of: "saved_offer", id: offer.id });
    return ok({});
  },
);

/** DELETE /job-offer/{id}/saved: succeeds whether or not the offer was saved. */
export const unsaveJobOffer = route<"unsaveJobOffer">({ role: "applicant" }, async ({ db, user, params, publish }) => {
  if (await deleteSaved(db, user.id, params.id)) publish(user.id, { kind: "own", of: "saved_offer", id: params.id });
  return ok({});
});
