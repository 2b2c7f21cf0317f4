import {
  dayInParis,
  forbidden,
  full,
  jobOfferErrors,
  keptOffer,
  maxStored,
  newOffer,
  notFound,
  offerFilters,
  pageOf,
  paging,
  storedErrors,
} from "@passerelle/domain";
import { createOnce } from "../../platform/database/create-once";
import type { Tx } from "../../platform/database/database";
import { lockUser } from "../../platform/database/lock-user";
import { inTransaction } from "../../platform/database/transactions";
import { createdOnce, ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { sendQueued } from "../notifications";
import { readableOffer, seesAll } from "./access";
import { alertsRoutes } from "./alerts";
import { findApplicant } from "./applicant";
import { deleteOfferAndNotify, notifyOfferClosed } from "./lifecycle";
import { notifyMatchingApplicants, removeOutdated } from "./notifications";
import * as presenter from "./presenter";
import { filterOf } from "./filter";
import { keepOpened } from "./opened-store";
import { listOwnOffers } from "./own-list";
import { countOffersFor } from "./ranking";
import { saveJobOffer, unsaveJobOffer } from "./saved";
import { searchSkills } from "./skill-demand";
import { countOwn, listFor } from "./lists";
import {
  countOwnOffers,
  findOffersFor,
  findOwnOffer,
  findRecruiter,
  insertOffer,
  listOpenOffers,
  lockOwnOffer,
  updateOffer,
} from "./store";

/**
 * GET /job-offers/recruiter/{username}: lists active offers, newest first; recruiters can list and filter all their
 * own.
 */
const listRecruiterJobOffers = route<"listRecruiterJobOffers">(
  { role: "member" },
  async ({ db, clock, user, params, query }) => {
    const now = clock.now();
    const today = dayInParis(now);
    const recruiter = await findRecruiter(db, params.username, now, user.id);
    if (!recruiter) throw notFound(jobOfferErrors.noRecruiter);
    const page = paging(query);
    if (seesAll(user, recruiter.id)) {
      const { items, total, counts } = await listOwnOffers(db, recruiter.id, query, { today, now }, page);
      return ok({ ...pageOf(items.map(presenter.ownOffer), total, page), counts });
    }
    const { items, total } = await listOpenOffers(db, recruiter.id, today, page);
    return ok(pageOf(items.map(presenter.jobOffer), total, page));
  },
);

/** Rejects a new or newly active offer above a recruiter's limits. */
async function limitOffers(
  tx: Tx,
  today: string,
  recruiterId: number,
  more: { isNew: boolean; isActive: boolean },
): Promise<void> {
  await lockUser(tx, recruiterId);
  const { total, active } = await countOwnOffers(tx, today, recruiterId);
  if (more.isNew && total >= maxStored.offers) throw full(storedErrors.offers);
  if (more.isActive && active >= maxStored.activeOffers) throw full(storedErrors.activeOffers);
}

/** POST /job-offer: creates an offer, active by default, and notifies well-matching applicants. */
const createJobOffer = route<"createJobOffer">(
  { role: "recruiter" },
  async ({ db, clock, user, body: { clientId, ...body }, publish }) => {
    const today = dayInParis(clock.now());
    const given = { ...newOffer, ...body, skills: body.skills ?? [], benefits: body.benefits ?? [] };
    const offer = keptOffer(given, today);
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
  },
);

/** GET /job-offer/{id}: returns an offer in full, and records that an applicant has opened it. */
const getJobOffer = route<"getJobOffer">({ role: "member" }, async ({ db, clock, user, params, marksSeen }) => {
  const offer = await readableOffer(db, clock, user, params.id);
  if (user.role !== "applicant") return ok({ data: presenter.offerDetail(offer, undefined) });
  if (marksSeen && !offer.opened) await keepOpened(db, user.id, offer.id);
  return ok({ data: presenter.offerDetail(offer, await findApplicant(db, user.id)) });
});

/** PATCH /job-offer/{id}: updates the fields of the body; activating and deactivating notifies applicants. */
const updateJobOffer = route<"updateJobOffer">(
  { role: "recruiter" },
  async ({ db, clock, user, params, body, publish }) => {
    const today = dayInParis(clock.now());
    const saved = await inTransaction(db, async (tx) => {
      const before = await lockOwnOffer(tx, today, user.id, params.id);
      if (!before) return undefined;
      const { job_title: jobTitle, closing_date: closingDate } = before;
      const offer = keptOffer({ ...before, jobTitle, closingDate, ...body }, today, closingDate);
      const becomesActive = offer.active && !before.active;
      if (becomesActive && before.hidden_at) throw forbidden(jobOfferErrors.hidden);
      if (becomesActive) await limitOffers(tx, today, user.id, { isNew: false, isActive: true });
      await updateOffer(tx, before.id, offer);
      const notified = { id: before.id, jobTitle: offer.jobTitle, recruiterId: user.id };
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
  },
);

/** DELETE /job-offer/{id}: deletes the offer with its applications, and notifies the applicants. */
const deleteJobOffer = route<"deleteJobOffer">({ role: "recruiter" }, async ({ db, clock, user, params, publish }) => {
  await inTransaction(db, async (tx) => {
    const offer = await lockOwnOffer(tx, dayInParis(clock.now()), user.id, params.id);
    if (!offer) throw notFound(jobOfferErrors.noOffer);
    await deleteOfferAndNotify(tx, { id: offer.id, jobTitle: offer.job_title, recruiterId: user.id });
    publish(user.id, { kind: "own", of: "job_offer", id: offer.id });
  });
  await sendQueued(db, publish, params.id);
  return ok({});
});

/**
 * GET /job-offers-for-me: lists open offers and those applied to, best fit first; or only those applied to, or saved.
 */
const listJobOffersForMe = route<"listJobOffersForMe">({ role: "applicant" }, async ({ db, clock, user, query }) => {
  const page = paging(query);
  const today = dayInParis(clock.now());
  const view = query.view ?? "all";
  const filter = filterOf(offerFilters(query), clock.now());
  const [applicant, own, all] = await Promise.all([
    findApplicant(db, user.id),
    countOwn(db, user.id),
    countOffersFor(db, today, user.id),
  ]);
  const reader = { id: user.id, ...applicant };
  const { ids, total } = await listFor(db, reader, today, { view, filter, all }, page);
  const offers = await findOffersFor(db, today, user.id, ids);
  const shown = offers.map((offer) => presenter.offerForApplicant(offer, applicant));
  return ok({ ...pageOf(shown, total, page), counts: { all, ...own } });
});

export const jobOffersRoutes = {
  listRecruiterJobOffers,
  createJobOffer,
  getJobOffer,
  updateJobOffer,
  deleteJobOffer,
  listJobOffersForMe,
  saveJobOffer,
  unsaveJobOffer,
  searchSkills,
  ...alertsRoutes,
} satisfies Routes;
