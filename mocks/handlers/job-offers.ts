import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import {
  type AlertFilters,
  changedPay,
  dayInParis,
  fold,
  jobOfferErrors,
  keptAlert,
  keptOffer,
  omittedOfferFields,
  noPay,
  Problem,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { presentDetail, presentForApplicant, presentOwn, presentPublic } from "../present-offers";
import {
  countsOf,
  fulfils,
  isSaved,
  type ListedOffer,
  offersFor,
  offersOf,
  openOffers,
  ownOffer,
  readableOffer,
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
      return ok({ ...page, counts: countsOf(offers) });
    },

    createJobOffer: ({ me, body: { clientId, place: _place, ...body } }) => {
      const { row, isNew } = createOnce(db, db.jobOffer, { userId: me.id, clientId }, () => {
        const lists = { skills: body.skills ?? [], benefits: body.benefits ?? [] };
        const given = { ...omittedOfferFields, ...body, ...lists, ...changedPay(noPay, body) };
        const kept = keptOffer(given, today());
        return db.jobOffer.create({ ...kept, draft: !kept.active, recruiterId: me.id, createdAt: nowIn(db) });
      });
      return createdOnce(isNew, { data: presentOwn(db, row) });
    },

    getJobOffer: ({ me, params }) => {
      const offer = found(readableOffer(db, me.id, params.id), jobOfferErrors.noOffer);
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
      for (const table of [db.application, db.savedOffer]) table.deleteMany({ where: { jobOfferId: { equals: id } } });
      db.jobOffer.delete(byId(id));
      return ok({});
    },

    listJobOffersForMe: ({ me, query }) => {
      const views = offersFor(db, me.id);
      const { view = "all", level } = query;
      const fits = fulfils(db, query);
      const isMine = ({ match }: ListedOffer) => view !== "all" || level !== "mine" || match?.level !== "weak";
      const wanted = views[view].filter((one) => fits(one.offer) && isMine(one));
      const counts = { all: views.all.length, applied: views.applied.length, saved: views.saved.length };
      const unstated = views[view].filter(({ offer }) => offer.salary === 0).length;
      return ok({
        ...pageFrom(wanted, query, (one) => presentForApplicant(db, one, me.id)),
        counts,
        ...(query.minSalary !== undefined && { hiddenWithoutSalary: query.withoutSalary ? 0 : unstated }),
      });
    },

    searchSkills: ({ query }) => {
      const named = openOffers(db).flatMap(({ skills }) =>
        skills.filter((name) => fold(name).startsWith(fold(query.q))),
      );
      const items = [...new Set(named)].map((name) => ({ name, offers: named.filter((each) => each === name).length }));
      return ok({ items: items.toSorted((a, b) => b.offers - a.offers || a.name.localeCompare(b.name)).slice(0, 10) });
    },

    suggestOffers: () => ok({ items: [] }),

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
