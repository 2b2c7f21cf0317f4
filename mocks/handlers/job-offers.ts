import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import {
  type AlertFilters,
  changedPay,
  dayInParis,
  jobOfferErrors,
  keptAlert,
  keptOffer,
  newOffer,
  noPay,
  Problem,
  skillsInDemand,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { presentDetail, presentForApplicant, presentOwn, presentPublic } from "../present-offers";
import {
  allOffers,
  countChoices,
  countsOf,
  fulfils,
  isSaved,
  nearestOffers,
  offersFor,
  offersOf,
  ownOffer,
  readableOffer,
  suggestedIn,
  wantedOffers,
} from "../offers";
import { placesNamed } from "../places";
import { byId, createOnce, found, nowIn, ownRow, pageFrom, type Row, rowsOf, userNamed } from "../find-rows";

function presentAlert({ id, filters, createdAt }: Row<"offerAlert">): Schemas["OfferAlert"] {
  const stored: AlertFilters = JSON.parse(filters);
  return { id, filters: stored, createdAt };
}

/** Publishing, listing, saving and searching offers. */
export const jobOfferHandlers = (db: Db = defaultDb()) => {
  const offerOf = (recruiterId: number, id: number) => ownOffer(db, recruiterId, id, jobOfferErrors.noOffer);
  const today = () => dayInParis(db.clock.now());

  return respond(db, {
    listRecruiterJobOffers: ({ me, params, query }) => {
      const user = userNamed(db, params.username);
      const { id } = found(user?.role === "recruiter" ? user : null, jobOfferErrors.noRecruiter);
      const offers = offersOf(db, id);
      const open = offers.filter(({ active }) => active);
      if (id !== me.id) return ok(pageFrom(open, query, presentPublic));
      const page = pageFrom(wantedOffers(db, offers, query), query, (offer) => presentOwn(db, offer));
      return ok({ ...page, counts: countsOf(db, offers) });
    },

    createJobOffer: ({ me, body: { clientId, place: _place, ...body } }) => {
      const { row, isNew } = createOnce(db, db.jobOffer, { userId: me.id, clientId }, () => {
        const lists = { skills: body.skills ?? [], benefits: body.benefits ?? [] };
        const given = { ...newOffer, ...body, ...lists, ...changedPay(noPay, body) };
        const kept = keptOffer(given, today());
        return db.jobOffer.create({ ...kept, draft: !kept.active, recruiterId: me.id, createdAt: nowIn(db) });
      });
      return createdOnce(isNew, { data: presentOwn(db, row) });
    },

    getJobOffer: ({ me, params }) => {
      const offer = found(readableOffer(db, me.id, params.id), jobOfferErrors.noOffer);
      if (me.role === "applicant") db.openedOffer.create({ userId: me.id, jobOfferId: offer.id });
      return ok({ data: presentDetail(db, offer, me) });
    },

    updateJobOffer: ({ me, params: { id }, body: { place: _place, ...body } }) => {
      const before = { ...offerOf(me.id, id) };
      const data = keptOffer({ ...before, ...body, ...changedPay(before, body) }, today(), before.closingDate);
      const draft = before.draft && !data.active;
      return ok({ data: presentOwn(db, db.jobOffer.update({ ...byId(id), data: { ...data, draft }, strict: true })) });
    },

    deleteJobOffer: ({ me, params: { id } }) => {
      offerOf(me.id, id);
      for (const table of [db.application, db.savedOffer, db.openedOffer])
        table.deleteMany({ where: { jobOfferId: { equals: id } } });
      db.jobOffer.delete(byId(id));
      db.user.update({ ...byId(me.id), data: { hasPublished: true } });
      return ok({});
    },

    listJobOffersForMe: ({ me, query }) => {
      const views = offersFor(db, me.id);
      const fits = fulfils(db, query);
      const view = views[query.view ?? "all"];
      const isOfLevel = query.level === "mine" && (query.view ?? "all") === "all";
      const found = view.filter(({ offer }) => fits(offer));
      const ofLevel = found.filter(({ match }) => match?.level !== "weak");
      const wanted = isOfLevel ? ofLevel : found;
      const withoutSalary = view.filter(
        ({ offer }) => offer.salary === 0 && fulfils(db, { ...query, withoutSalary: true })(offer),
      );
      const hiddenWithoutSalary = query.withoutSalary ? 0 : withoutSalary.length;
      const counts = { all: views.all.length, applied: views.applied.length, saved: views.saved.length };
      const page = pageFrom(wanted, query, (one) => presentForApplicant(db, one, me.id));
      const all = view === views.all ? views.all.map(({ offer }) => offer) : undefined;
      return ok({
        ...page,
        ...(all && query.facets && { facets: { ...countChoices(db, all, query), level: ofLevel.length } }),
        ...(all && page.totalItems === 0 && { nearest: nearestOffers(db, all, query) }),
        counts,
        ...(query.minSalary !== undefined && { hiddenWithoutSalary }),
      });
    },

    searchSkills: ({ query }) => {
      const open = allOffers(db).filter(({ active }) => active);
      return ok({ items: skillsInDemand(open, query.q) });
    },

    suggestOffers: ({ me, query }) =>
      ok({
        items: suggestedIn(
          db,
          offersFor(db, me.id).all.map(({ offer }) => offer),
          query.q,
        ),
      }),

    searchPlaces: ({ query }) => ok({ items: placesNamed(query.q) }),

    saveJobOffer: ({ me, params: { id } }) => {
      found(readableOffer(db, me.id, id), jobOfferErrors.noOffer);
      if (!isSaved(db, me.id, id)) db.savedOffer.create({ userId: me.id, jobOfferId: id });
      return ok({});
    },

    unsaveJobOffer: ({ me, params: { id } }) => {
      db.savedOffer.deleteMany({ where: { userId: { equals: me.id }, jobOfferId: { equals: id } } });
      return ok({});
    },

    listOfferAlerts: ({ me }) => ok(rowsOf(db.offerAlert, me.id).toReversed().map(presentAlert)),

    createOfferAlert: ({ me, body }) => {
      const kept = keptAlert(body);
      if (!kept) throw new Problem(400, jobOfferErrors.noAlertFilter);
      const filters = JSON.stringify(kept);
      const same = rowsOf(db.offerAlert, me.id).find((alert) => alert.filters === filters);
      const alert = same ?? db.offerAlert.create({ userId: me.id, filters, createdAt: nowIn(db) });
      return createdOnce(!same, { data: presentAlert(alert) });
    },

    deleteOfferAlert: ({ me, params: { id } }) => {
      db.offerAlert.delete(byId(ownRow(db.offerAlert, me.id, id, jobOfferErrors.noAlert).id));
      return ok({});
    },
  });
};
