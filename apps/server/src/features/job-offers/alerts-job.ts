import { dayInParis } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import { createNotification } from "../notifications";
import { findsOffer, lockDueAlerts, markSeen } from "./alerts-store";
import { lastPublication } from "./publication-order";

// A transaction blocks the embedded database for some milliseconds.
const alertsAtOnce = 20;

interface AlertParts {
  db: Db;
  clock: Clock;
  broker: Publisher;
}

/** Notifies people of offers published since the last run, with one notification per matching alert (D-184). */
export async function notifyOfAlerts({ db, clock, broker }: AlertParts): Promise<void> {
  const until = await lastPublication(db);
  if (until === undefined) return;
  const now = { moment: clock.now(), today: dayInParis(clock.now()) };
  const events = collectEvents(broker);
  for (let looked = alertsAtOnce; looked === alertsAtOnce;) {
    looked = await inTransaction(db, async (tx) => {
      const due = await lockDueAlerts(tx, until, alertsAtOnce);
      for (const alert of due) {
        if (alert.isSuspended || !(await findsOffer(tx, alert, until, now))) continue;
        const { id: targetId, userId, filters } = alert;
        await createNotification(tx, events.publish, {
          event: "offer_alert",
          actorId: null,
          targetId,
          params: { filters },
          to: [userId],
        });
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
