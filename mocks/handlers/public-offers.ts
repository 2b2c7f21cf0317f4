import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { accountErrors, jobOfferErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { presentPublic } from "../present-offers";
import { countChoices, allOffers, fulfils, type Offer, suggestedIn } from "../offers";
import { found, newestFirst, pageFrom, recruiterProfileOf, userById, userNamed, without } from "../find-rows";
import { presentRecruiter } from "./profiles";

function companyOf(db: Db, recruiterId: number): Schemas["PublicOfferCompany"] {
  const row = recruiterProfileOf(db, recruiterId);
  const none = { company: null, sector: null, website: null, logo: null, logoSizes: undefined };
  const { company, sector, website, logo, logoSizes } = row ? presentRecruiter(row) : none;
  const { username } = userById(db, recruiterId);
  return { username, company, sector, website, logo, ...(logoSizes && { logoSizes }) };
}

const presentSummary = (db: Db, offer: Offer): Schemas["PublicOfferSummary"] => ({
  ...without(presentPublic(offer), "description", "benefits", "active", "createdAt"),
  salaryMin: offer.salaryMin,
  salaryMax: offer.salaryMax,
  salaryPeriod: offer.salaryPeriod,
  remote: offer.remote,
  closingDate: offer.closingDate,
  positions: offer.positions,
  publishedAt: offer.createdAt,
  company: companyOf(db, offer.recruiterId),
});

/** Reading offers and companies without an account. */
export const publicOfferHandlers = (db: Db = defaultDb()) => {
  const open = () =>
    allOffers(db)
      .filter((offer) => offer.public && offer.active)
      .toSorted(newestFirst);

  return respond(db, {
    listPublicOffers: ({ query }) =>
      ok({
        ...pageFrom(open().filter(fulfils(db, query)), query, (offer) => presentSummary(db, offer)),
        ...(query.facets && { facets: countChoices(db, open(), query) }),
      }),
    suggestPublicOffers: ({ query }) => ok({ items: suggestedIn(db, open(), query.q) }),
    getPublicOffer: ({ params }) => {
      const offer = found(
        open().find(({ id }) => id === params.id),
        jobOfferErrors.noOffer,
      );
      const { description, benefits, createdAt: updatedAt } = offer;
      return ok({ data: { ...presentSummary(db, offer), description, benefits, updatedAt } });
    },
    getPublicCompany: ({ params, query }) => {
      const recruiter = found(userNamed(db, params.username), accountErrors.noUser);
      const offers = open().filter(({ recruiterId }) => recruiterId === recruiter.id);
      found(offers[0], accountErrors.noUser);
      const row = recruiterProfileOf(db, recruiter.id);
      const { username } = recruiter;
      const page = pageFrom(offers, query, (offer) => presentSummary(db, offer));
      return ok({ data: { username, profile: row ? presentRecruiter(row) : null, offers: page } });
    },
  });
};
