import { ok } from "@passerelle/api/contract";
import { full, jobOfferErrors, maxStored, storedErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { tellOwn } from "../domain/own-updates";
import { readableOffer, savedOfferOf } from "../domain/rows";
import { respond } from "../http/respond";

/** The offers that an applicant keeps. */
export const savedOfferHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    saveJobOffer: ({ me, params }) => {
      if (savedOfferOf(db, me.id, params.id)) return ok({});
      const { id } = found(readableOffer(db, me.id, params.id), jobOfferErrors.noOffer);
      if (db.savedOffer.count({ where: { userId: { equals: me.id } } }) >= maxStored.savedOffers)
        throw full(storedErrors.savedOffers);
      db.savedOffer.create({ userId: me.id, jobOfferId: id, savedAt: db.clock.now().toISOString() });
      tellOwn(db, me.id, { kind: "saved_offer", id, exists: true });
      return ok({});
    },
    unsaveJobOffer: ({ me, params }) => {
      if (!savedOfferOf(db, me.id, params.id)) return ok({});
      db.savedOffer.deleteMany({ where: { userId: { equals: me.id }, jobOfferId: { equals: params.id } } });
      tellOwn(db, me.id, { kind: "saved_offer", id: params.id, exists: false });
      return ok({});
    },
  });
