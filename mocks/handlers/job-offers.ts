import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import {
  countFilters,
  dayInParis,
  full,
  jobOfferErrors,
  keptOffer,
  maxRanked,
  maxStored,
  newOffer,
  offerEvents,
  offerFilters,
  rateLimits,
  skillsInDemand,
  storedErrors,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blockedBy } from "../domain/blocks";
import { createOnce, found } from "../domain/creations";
import { applicantOf, applicantsToNotify, matchOf, offersFor } from "../domain/matching";
import { notifyOfAlerts } from "../domain/found-offers";
import { appliedBy, fulfils, type ListedOffer, savedBy } from "../domain/offer-lists";
import { keepOpened } from "../domain/opened-offers";
import { countsOf, presentOwn, presentPublic, wantedOffers } from "../domain/own-offers";
import { tellOwn } from "../domain/own-updates";
import { notify, removeNotifications } from "../domain/notify";
import { userNamed } from "../domain/registration";
import {
  allOffers,
  applicationOf,
  newestFirst,
  offerAsSeen,
  offerById,
  offersOf,
  pageFrom,
  readableOffer,
  type Row,
  savedOfferOf,
  applicationStatusOf,
  applicationHistoryOf,
  userById,
} from "../domain/rows";
import { countOrReject } from "../http/limits";
import { type Handler, respond } from "../http/respond";

/** Publishing and listing offers. */
export const jobOfferHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listRecruiterJobOffers: ({ me, params, query }) => {
      const user = userNamed(db, params.username);
      const isRecruiter = user?.role === "recruiter" && user.verified && !blockedBy(db, me.id).includes(user.id);
      const { id } = found(isRecruiter ? user : null, jobOfferErrors.noRecruiter);
      const offers = offersOf(db, id);
      if (id !== me.id) {
        const page = pageFrom(offers.filter(({ active }) => active).toSorted(newestFirst), query);
        return ok({ ...page, items: page.items.map(presentPublic) });
      }
      const page = pageFrom(wantedOffers(db, offers, query), query);
      return ok({ ...page, items: page.items.map((offer) => presentOwn(db, offer)), counts: countsOf(db, offers) });
    },

    createJobOffer: ({ me, body: { clientId, ...body } }) => {
      const { row, isNew } = createOnce(db, {
        userId: me.id,
        kind: "jobOffer",
        clientId,
        create: () => {
          const given = { ...newOffer, ...body, skills: body.skills ?? [], benefits: body.benefits ?? [] };
          const kept = keptOffer(given, dayInParis(db.clock.now()));
          limitOffers(db, me.id, { isNew: true, isActive: kept.active });
          const createdAt = db.clock.now().toISOString();
          const offer = db.jobOffer.create({ ...kept, recruiterId: me.id, createdAt });
          if (offer.active) announce(db, offer);
          return offer;
        },
        find: (where) => db.jobOffer.findFirst({ where }),
        missing: jobOfferErrors.noOffer,
      });
      tellOwn(db, me.id, { kind: "job_offer", id: row.id, exists: true });
      return createdOnce(isNew, { data: presentOwn(db, row) });
    },

    getJobOffer: ({ me, params }) => {
      const offer = found(readableOffer(db, me.id, params.id), jobOfferErrors.noOffer);
      if (me.role === "applicant") keepOpened(db, me.id, offer.id);
      return ok({ data: presentDetail(db, offer, me) });
    },

    updateJobOffer: updateJobOffer(db),

    deleteJobOffer: ({ me, params }) => {
      endOffer(db, ownOffer(db, me.id, params.id));
      tellOwn(db, me.id, { kind: "job_offer", id: params.id, exists: false });
      return ok({});
    },

    listJobOffersForMe: ({ me, query }) => {
      const view = query.view ?? "all";
      const views: Record<typeof view, ListedOffer[]> = {
        all: offersFor(db, me.id),
        applied: appliedBy(db, me.id),
        saved: savedBy(db, me.id),
      };
      const fits = fulfils(db, query);
      const found = views[view].filter(({ offer }) => fits(offer));
      const isShort = view === "all" && countFilters(offerFilters(query)) > 0;
      const page = pageFrom(isShort ? found.slice(0, maxRanked) : found, query);
      const counts = { all: views.all.length, applied: views.applied.length, saved: views.saved.length };
      return ok({ ...page, items: page.items.map((one) => presentForApplicant(db, one, me.id)), counts });
    },

    searchSkills: ({ me, query }) => {
      countOrReject(db, rateLimits.searches, String(me.id));
      const open = allOffers(db).filter((offer) => offerAsSeen(db, me.id, offer).active);
      return ok({ items: skillsInDemand(open, query.q) });
    },
  });

/** Rejects a new offer, or one more that is active, beyond what a recruiter may have. */
function limitOffers(db: Db, recruiterId: number, more: { isNew: boolean; isActive: boolean }) {
  const own = offersOf(db, recruiterId);
  const active = own.filter((offer) => offer.active);
  if (more.isNew && own.length >= maxStored.offers) throw full(storedErrors.offers);
  if (more.isActive && active.length >= maxStored.activeOffers) throw full(storedErrors.activeOffers);
}

/** Updates the fields of the body; activating and deactivating an offer notifies applicants. */
function updateJobOffer(db: Db): Handler<"updateJobOffer"> {
  return ({ me, params, body }) => {
    const before = ownOffer(db, me.id, params.id);
    const { id, active } = before;
    // Its last day may have passed without anybody's being told.
    const isAnnounced = db.jobOffer.findFirst({ where: { id: { equals: id } } })?.active === true;
    const data = keptOffer({ ...before, ...body }, dayInParis(db.clock.now()), before.closingDate);
    if (data.active && !active) limitOffers(db, me.id, { isNew: false, isActive: true });
    const offer = db.jobOffer.update({ where: { id: { equals: id } }, data, strict: true });
    if (offer.active && !active) {
      removeNotifications(db, ["offer_closed"], { targetId: id });
      announce(db, offer);
    }
    if (!offer.active && isAnnounced) {
      removeNotifications(db, ["offer_matches"], { targetId: id });
      tellApplicants(db, offer, "offer_closed");
    }
    tellOwn(db, me.id, { kind: "job_offer", id, exists: true });
    return ok({ data: presentOwn(db, offer) });
  };
}

/** Copies the recruiter's own offer. */
function ownOffer(db: Db, recruiterId: number, id: number): Row<"jobOffer"> {
  const offer = offerById(db, id);
  return { ...found(offer?.recruiterId === recruiterId ? offer : null, jobOfferErrors.noOffer) };
}

type Told = Pick<Row<"jobOffer">, "id" | "jobTitle" | "recruiterId">;

/** Deletes an offer with its applications, whose applicants are notified. */
export function endOffer(db: Db, { id, jobTitle, recruiterId }: Told) {
  removeNotifications(db, offerEvents, { targetId: id });
  tellApplicants(db, { id, jobTitle, recruiterId }, "offer_deleted");
  const applications = db.application.findMany({ where: { jobOfferId: { equals: id } } });
  db.applicationNote.deleteMany({ where: { applicationId: { in: applications.map((each) => each.id) } } });
  db.application.deleteMany({ where: { jobOfferId: { equals: id } } });
  db.withdrawnApplication.deleteMany({ where: { jobOfferId: { equals: id } } });
  for (const table of [db.savedOffer, db.openedOffer]) table.deleteMany({ where: { jobOfferId: { equals: id } } });
  db.message.updateMany({ where: { jobOfferId: { equals: id } }, data: { jobOfferId: null } });
  db.jobOffer.delete({ where: { id: { equals: id } } });
}

/** Notifies all applicants that an offer is closed, or is about to be deleted. */
function tellApplicants(db: Db, { id, jobTitle, recruiterId }: Told, event: "offer_closed" | "offer_deleted") {
  const applications = db.application.findMany({ where: { jobOfferId: { equals: id } } });
  const to = applications.map(({ applicantId }) => applicantId);
  const targetId = event === "offer_deleted" ? null : id;
  notify(db, { event, actorId: recruiterId, targetId, params: { jobTitle }, to });
}

function announce(db: Db, offer: Row<"jobOffer">) {
  const { id: targetId, recruiterId: actorId, jobTitle } = offer;
  const to = applicantsToNotify(db, offer);
  for (const userId of to) db.offerMatchSent.create({ userId, sentAt: db.clock.now().toISOString() });
  notify(db, { event: "offer_matches", actorId, targetId, params: { jobTitle }, to });
  notifyOfAlerts(db, offer);
}

function recruiterOf(db: Db, recruiterId: number, readerId: number): Schemas["JobOfferRecruiter"] {
  const profile = db.recruiterProfile.findFirst({ where: { userId: { equals: recruiterId } } });
  const { username } = userById(db, recruiterId);
  const isBlocked = blockedBy(db, readerId).includes(recruiterId);
  return { username, company: profile?.company ?? null, ...(isBlocked && { blocked: true }) };
}

function presentDetail(db: Db, offer: Row<"jobOffer">, me: Row<"user">): Schemas["JobOfferDetail"] {
  const detail = { ...presentPublic(offer), recruiter: recruiterOf(db, offer.recruiterId, me.id) };
  if (me.role !== "applicant") return detail;
  const standing = applicationStatusOf(applicationOf(db, me.id, offer.id));
  const saved = savedOfferOf(db, me.id, offer.id) !== null;
  return {
    ...detail,
    ...standing,
    saved,
    ...applicationHistoryOf(db, me.id, offer.id),
    match: matchOf(applicantOf(db, me.id), offer),
  };
}

/** A row of the applicant's list. */
export function presentForApplicant(
  db: Db,
  { offer, match }: ListedOffer,
  me: number,
): Schemas["JobOfferForApplicant"] {
  const { recruiterId, description: _, benefits: __, ...shown } = offer;
  const standing = applicationStatusOf(applicationOf(db, me, offer.id));
  const recruiter = recruiterOf(db, recruiterId, me);
  const saved = savedOfferOf(db, me, offer.id) !== null;
  const named = { ...standing, saved, company: recruiter.company, recruiter };
  return { ...shown, ID: shown.id, ...named, match };
}
