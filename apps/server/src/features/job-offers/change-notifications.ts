import { changedTerms, hour, type OfferTerms, statedPay } from "@passerelle/domain";
import { sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { keepRecruitersOf } from "../../platform/database/lock-people";
import { inTransaction } from "../../platform/database/transactions";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import { queueNotification, sendQueued } from "../notifications";
import { payOf } from "./store";

interface Offer extends OfferTerms {
  id: number;
  recruiterId: number;
}

interface Told {
  told_at: Date | null;
  told_terms: OfferTerms | null;
}

const applicantsOf = async (tx: Tx, offerId: number): Promise<number[]> => {
  const rows = await tx.selectFrom("applications").select("applicant_id").where("offer_id", "=", offerId).execute();
  return rows.flatMap(({ applicant_id }) => applicant_id ?? []);
};

const termsOf = ({ jobTitle, location, contract, salary, remote, ...pay }: OfferTerms): OfferTerms => ({
  jobTitle,
  location,
  contract,
  salary,
  remote,
  ...statedPay({ salary, ...pay }),
});

/**
 * Records that the terms of an offer with applications changed, and notifies its applicants: at once, or, within an
 * hour of the last notification, by the next `notifyOfChanges`.
 */
export async function noteChange(tx: Tx, now: Date, before: OfferTerms & Told, after: Offer): Promise<void> {
  if (changedTerms(before, after).length === 0) return;
  const to = await applicantsOf(tx, after.id);
  if (to.length === 0) return;
  const known = termsOf(before.told_terms ?? before);
  const isSoon = before.told_at !== null && before.told_at > secondsAfter(now, -hour);
  if (!isSoon) await tell(tx, known, after, to);
  await tx
    .updateTable("job_offers")
    .set({
      modified_at: now,
      ...(isSoon ? { told_terms: JSON.stringify(known) } : { told_at: now, told_terms: null }),
    })
    .where("id", "=", after.id)
    .execute();
}

function tell(tx: Tx, before: OfferTerms, offer: Offer, to: number[]): Promise<void> {
  const after = termsOf(offer);
  const { id: targetId, recruiterId: actorId, jobTitle } = offer;
  const params = { jobTitle, terms: { before, after } };
  return queueNotification(tx, {
    offerId: targetId,
    notify: { event: "offer_changed", actorId, targetId, params, to },
  });
}

const offersAtOnce = 20;

interface Parts {
  db: Db;
  clock: Clock;
  broker: Publisher;
}

/** Notifies applicants of changes within an hour of the previous notification, unless they were reverted. */
export async function notifyOfChanges({ db, clock, broker }: Parts): Promise<void> {
  const events = collectEvents(broker);
  for (let told = offersAtOnce; told === offersAtOnce;) {
    told = await inTransaction(db, async (tx) => {
      const waiting = tx
        .selectFrom("job_offers")
        .select(["id", "job_title as jobTitle", "recruiter_id as recruiterId", "location", "contract", "salary"])
        .select(["salary_min", "salary_max", "salary_period", "remote", "told_terms"])
        .where("told_terms", "is not", null)
        .where("told_at", "<=", secondsAfter(clock.now(), -hour))
        .orderBy("id")
        .limit(sql.lit(offersAtOnce));
      const ids = (await waiting.execute()).map(({ id }) => id);
      await keepRecruitersOf(tx, ids);
      const locked = await waiting
        .where("id", "=", sql<number>`any(${ids}::bigint[])`)
        .forUpdate()
        .execute();
      for (const { told_terms, ...row } of locked) {
        const offer = { ...row, ...payOf(row) };
        if (told_terms && changedTerms(told_terms, offer).length > 0)
          await tell(tx, told_terms, offer, await applicantsOf(tx, offer.id));
        await tx
          .updateTable("job_offers")
          .set({ told_at: clock.now(), told_terms: null })
          .where("id", "=", offer.id)
          .execute();
      }
      return ids.length;
    });
    await sendQueued(db, events.publish);
  }
  await events.send();
}
