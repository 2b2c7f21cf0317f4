import { dayInParis } from "@passerelle/domain";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { keepRecruitersOf } from "../../platform/database/lock-people";
import { inTransaction } from "../../platform/database/transactions";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import { sendQueued } from "../notifications";
import { notifyOfferClosed } from "./notifications";

const offersAtOnce = 20;

interface ClosingParts {
  db: Db;
  clock: Clock;
  broker: Publisher;
}

/**
 * Closes offers past their closing date, and notifies their applicants as for any closed offer. Queries do not depend
 * on it, because they compare closing dates with today.
 */
export async function closePassed({ db, clock, broker }: ClosingParts): Promise<void> {
  const events = collectEvents(broker);
  for (let closed = offersAtOnce; closed === offersAtOnce;) {
    closed = await inTransaction(db, async (tx) => {
      const passed = tx
        .selectFrom("job_offers")
        .select(["id", "job_title as jobTitle", "recruiter_id as recruiterId"])
        .where("active", "=", true)
        .where("closing_date", "<", dayInParis(clock.now()))
        .orderBy("id")
        .limit(sql.lit(offersAtOnce));
      const ids = (await passed.execute()).map(({ id }) => id);
      await keepRecruitersOf(tx, ids);
      const locked = await passed
        .where("id", "=", sql<number>`any(${ids}::bigint[])`)
        .forUpdate()
        .execute();
      for (const offer of locked) {
        await tx.updateTable("job_offers").set({ active: false }).where("id", "=", offer.id).execute();
        await notifyOfferClosed(tx, offer);
      }
      return ids.length;
    });
    await sendQueued(db, events.publish);
  }
  await events.send();
}
