import {
  changedPay,
  checkAll,
  dayInParis,
  forbidden,
  full,
  jobOfferErrors,
  keptOffer,
  maxPerPerson,
  omittedOfferFields,
  noPay,
  notFound,
  type OfferFields,
  type Pay,
  storedErrors,
} from "@passerelle/domain";
import { createOnce } from "../../platform/database/idempotency";
import type { Tx } from "../../platform/database/database";
import { lockUser } from "../../platform/database/lock-user";
import { inTransaction } from "../../platform/database/transactions";
import { createdOnce, ok } from "../../platform/http/handler";
import { formRoute, route } from "../../platform/http/route";
import { sendQueued } from "../notifications";
import { keepOffer } from "../applications";
import { noteChange } from "./change-notifications";
import { deleteOfferAndNotify } from "./delete-offers";
import { notifyMatchingApplicants, notifyOfferClosed, removeOutdated } from "./notifications";
import { chosenPlace, type PlacedOffer } from "./offer-place";
import * as presenter from "./presenter";
import { countOwnOffers, findOwnOffer, lockOwnOffer, type OfferRow, payOf } from "./store";
import { insertOffer, updateOffer } from "./write-store";

/** Rejects a new or newly active offer above a recruiter's limits. */
async function limitOffers(
  tx: Tx,
  today: string,
  recruiterId: number,
  more: { isNew: boolean; isActive: boolean },
): Promise<void> {
  await lockUser(tx, recruiterId);
  const { total, active } = await countOwnOffers(tx, today, recruiterId);
  if (more.isNew && total >= maxPerPerson.offers) throw full(storedErrors.offers);
  if (more.isActive && active >= maxPerPerson.activeOffers) throw full(storedErrors.activeOffers);
}

/** An offer with its pay, as it is stored. */
async function checkOffer(
  fields: OfferFields,
  today: string,
  pay: () => Pay,
  place: () => Partial<PlacedOffer>,
  before: string | null = null,
): Promise<PlacedOffer> {
  const checked = await checkAll({ pay, place, offer: () => keptOffer(fields, today, before) });
  return { ...checked.offer, ...checked.pay, ...checked.place };
}

/** POST /job-offer: creates an offer, active by default, and notifies well-matching applicants. */
export const createJobOffer = formRoute<"createJobOffer">(
  { role: "recruiter" },
  async ({ db, clock, user, body, publish }) => {
    const today = dayInParis(clock.now());
    const { clientId, skills = [], benefits = [], ...given } = { ...body };
    const offer = await checkOffer(
      { ...omittedOfferFields, ...given, skills, benefits },
      today,
      () => changedPay(noPay, body),
      () => chosenPlace(given),
    );
    return async () => {
      const { isNew, saved } = await inTransaction(db, async (tx) => {
        const { id, isNew } = await createOnce(tx, { userId: user.id, kind: "job_offers", clientId }, async () => {
          await limitOffers(tx, today, user.id, { isNew: true, isActive: offer.active });
          const id = await insertOffer(tx, user.id, offer);
          if (offer.active) await notifyMatchingApplicants(tx, { id, jobTitle: offer.jobTitle, recruiterId: user.id });
          return id;
        });
        return { isNew, saved: await findOwnOffer(tx, today, user.id, id) };
      });
      if (!saved) throw notFound(jobOfferErrors.noOffer);
      publish(user.id, { kind: "own", of: "job_offer", id: saved.id });
      await sendQueued(db, publish, saved.id);
      return createdOnce(isNew, { data: presenter.ownOffer(saved) });
    };
  },
);

/** PATCH /job-offer/{id}: updates the fields of the body; activating and deactivating notifies applicants. */
export const updateJobOffer = formRoute<"updateJobOffer">(
  { role: "recruiter" },
  async ({ db, clock, user, params, body, publish }) => {
    const today = dayInParis(clock.now());
    const changed = (row: OfferRow) => {
      const { job_title: jobTitle, closing_date: closingDate, ...before } = row;
      const pay = payOf(before);
      return checkOffer(
        { ...before, ...pay, jobTitle, closingDate, ...body },
        today,
        () => changedPay(pay, body),
        () => chosenPlace(body, row),
        closingDate,
      );
    };
    const found = await findOwnOffer(db, today, user.id, params.id);
    if (!found) throw notFound(jobOfferErrors.noOffer);
    await changed(found);
    return async () => {
      const saved = await inTransaction(db, async (tx) => {
        const before = await lockOwnOffer(tx, today, user.id, params.id);
        if (!before) return undefined;
        const { job_title: jobTitle } = before;
        const offer = await changed(before);
        const becomesActive = offer.active && !before.active;
        if (becomesActive && before.hidden_at) throw forbidden(jobOfferErrors.hidden);
        if (becomesActive) await limitOffers(tx, today, user.id, { isNew: false, isActive: true });
        await keepOffer(tx, before.id);
        await updateOffer(tx, { ...before, jobTitle, active: before.is_announced }, offer);
        const notified = { id: before.id, jobTitle: offer.jobTitle, recruiterId: user.id };
        await noteChange(tx, clock.now(), { ...before, ...payOf(before), jobTitle }, { ...offer, ...notified });
        if (becomesActive) {
          await removeOutdated(tx, "reopened", before.id);
          await notifyMatchingApplicants(tx, notified);
        }
        if (!offer.active && before.is_announced) await notifyOfferClosed(tx, notified);
        return findOwnOffer(tx, today, user.id, before.id);
      });
      if (!saved) throw notFound(jobOfferErrors.noOffer);
      publish(user.id, { kind: "own", of: "job_offer", id: params.id });
      await sendQueued(db, publish, saved.id);
      return ok({ data: presenter.ownOffer(saved) });
    };
  },
);

/** DELETE /job-offer/{id}: deletes the offer with its applications, and notifies the applicants. */
export const deleteJobOffer = route<"deleteJobOffer">(
  { role: "recruiter" },
  async ({ db, clock, user, params, publish }) => {
    await inTransaction(db, async (tx) => {
      const offer = await lockOwnOffer(tx, dayInParis(clock.now()), user.id, params.id);
      if (!offer) throw notFound(jobOfferErrors.noOffer);
      await deleteOfferAndNotify(tx, { id: offer.id, jobTitle: offer.job_title, recruiterId: user.id });
      publish(user.id, { kind: "own", of: "job_offer", id: offer.id });
    });
    await sendQueued(db, publish, params.id);
    return ok({});
  },
);
