import type { Db } from "../db";
import { blockedBy } from "./blocks";
import { notify } from "./notify";
import { readFilters } from "./offer-alerts";
import { fulfils } from "./offer-lists";
import { applicationOf, type Row } from "./rows";

const nobody = 0;

/** Notifies people whose alerts find an offer that is open for the first time: at once, where a server looks each hour. */
export function notifyOfAlerts(db: Db, offer: Row<"jobOffer">): void {
  if (db.publication.findFirst({ where: { jobOfferId: { equals: offer.id } } })) return;
  db.publication.create({ jobOfferId: offer.id });
  for (const { id: targetId, userId, filters: json } of db.offerAlert.getAll()) {
    const filters = readFilters(json);
    if (!filters || !fulfils(db, filters)(offer)) continue;
    if (blockedBy(db, userId).includes(offer.recruiterId) || applicationOf(db, userId, offer.id)) continue;
    notify(db, { event: "offer_alert", actorId: nobody, targetId, params: { filters }, to: [userId] });
  }
}
