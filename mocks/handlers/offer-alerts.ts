import { createdOnce, ok } from "@passerelle/api/contract";
import { alertKey, full, jobOfferErrors, keptAlert, maxStored, Problem, storedErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { removeNotifications } from "../domain/notify";
import { alertsOf, presentAlert, readFilters } from "../domain/offer-alerts";
import { tellOwn } from "../domain/own-updates";
import { respond } from "../http/respond";

/** The searches that applicants are notified of new offers for. */
export const offerAlertHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listOfferAlerts: ({ me }) => ok(alertsOf(db, me.id).map(presentAlert)),

    createOfferAlert: ({ me, body }) => {
      const filters = keptAlert(body);
      if (!filters) throw new Problem(400, jobOfferErrors.noAlertFilter);
      const own = alertsOf(db, me.id);
      const same = own.find((one) => alertKey(readFilters(one.filters) ?? {}) === alertKey(filters));
      if (same) return createdOnce(false, { data: presentAlert(same) });
      if (own.length >= maxStored.offerAlerts) throw full(storedErrors.offerAlerts);
      const createdAt = db.clock.now().toISOString();
      const alert = db.offerAlert.create({ userId: me.id, filters: JSON.stringify(filters), createdAt });
      tellOwn(db, me.id, { kind: "offer_alert", id: alert.id, exists: true });
      return createdOnce(true, { data: presentAlert(alert) });
    },

    deleteOfferAlert: ({ me, params }) => {
      const where = { id: { equals: params.id }, userId: { equals: me.id } };
      found(db.offerAlert.delete({ where }), jobOfferErrors.noAlert);
      removeNotifications(db, ["offer_alert"], { targetId: params.id, userId: me.id });
      tellOwn(db, me.id, { kind: "offer_alert", id: params.id, exists: false });
      return ok({});
    },
  });
