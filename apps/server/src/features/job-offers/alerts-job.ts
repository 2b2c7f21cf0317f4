import { dayInParis } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { keepPeople } from "../../platform/database/lock-people";
import { inTransaction } from "../../platform/database/transactions";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import type { Publish } from "../../platform/live/events";
import { createNotification, lockUnread } from "../notifications";
import {
  type DueAlert,
  findOffers,
  type FoundOffer,
  keepOpen,
  lastPublication,
  lockDueAlerts,
  markSeen,
} from "./alerts-store";

// A transaction blocks the embedded database for some milliseconds.
const alertsAtOnce = 20;

// Further offers of an alert share one notification.
const maxNamedOffers = 5;

type AlertResult = DueAlert & { offers: FoundOffer[] };

interface AlertParts {
  db: Db;
  clock: Clock;
  broker: Publisher;
}

/** Notifies a person of the offers that their alerts found: once for each offer, with all alerts that found it. */
async function notifyPerson(tx: Tx, publish: Publish, userId: number, alerts: readonly AlertResult[]): Promise<void> {
  const to = [userId];
  const offers = new Map(
    alerts.flatMap(({ offers }) => offers.slice(0, maxNamedOffers)).map((offer) => [offer.id, offer]),
  );
  await lockUnread(tx, userId, "offer_matches", [...offers.keys()]);
  for (const { id: targetId, recruiterId: actorId, jobTitle } of [...offers.values()].toSorted((a, b) => a.id - b.id)) {
    const causes = alerts
      .filter((alert) => alert.offers.some(({ id }) => id === targetId))
      .map(({ id: alertId, filters }) => ({ jobTitle, alertId, filters }));
    const [params, otherCauses] = [causes.at(-1), causes.slice(0, -1)];
    if (params)
      await createNotification(tx, publish, { event: "offer_matches", actorId, targetId, params, otherCauses, to });
  }
  for (const { id: targetId, filters, offers: found } of alerts)
    if (found.length > maxNamedOffers)
      await createNotification(tx, publish, { event: "offer_alert", actorId: null, targetId, params: { filters }, to });
}

/** Notifies people of offers published since the last run, once for each offer (D-184, D-290). */
export async function notifyOfAlerts({ db, clock, broker }: AlertParts): Promise<void> {
  const until = await lastPublication(db);
  if (until === undefined) return;
  const now = { moment: clock.now(), today: dayInParis(clock.now()) };
  const events = collectEvents(broker);
  for (let looked = alertsAtOnce; looked === alertsAtOnce;) {
    looked = await inTransaction(db, async (tx) => {
      const due = await lockDueAlerts(tx, until, alertsAtOnce);
      const results: AlertResult[] = [];
      for (const alert of due) {
        if (alert.isSuspended) continue;
        results.push({ ...alert, offers: await findOffers(tx, alert, until, now, maxNamedOffers + 1) });
      }
      const found = results.flatMap(({ offers }) => offers);
      await keepPeople(
        tx,
        found.map(({ recruiterId }) => recruiterId),
      );
      const open = await keepOpen(
        tx,
        found.map(({ id }) => id),
      );
      for (const userId of new Set(results.map((alert) => alert.userId))) {
        const own = results.filter((alert) => alert.userId === userId);
        const alerts = own.map((alert) => ({ ...alert, offers: alert.offers.filter(({ id }) => open.has(id)) }));
        await notifyPerson(tx, events.publish, userId, alerts);
      }
      await markSeen(
        tx,
        due.map(({ id }) => id),
        until,
      );
      return due.length;
    });
    await events.send();
  }
}
