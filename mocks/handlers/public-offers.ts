import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { accountErrors, jobOfferErrors, Problem } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { type Offer, offerById, offersOf, openOffers } from "../offers";
import { found, pageFrom, recruiterProfileOf, userById, userNamed, without } from "../find-rows";
import { presentRecruiter } from "./profiles";

const shown = (offers: readonly Offer[]) => offers.filter((offer) => offer.public);

/** Reading offers and companies without an account. */
export const publicOfferHandlers = (db: Db = defaultDb()) => {
  const present = (offer: Offer): Schemas["PublicOffer"] => {
    const { username } = userById(db, offer.recruiterId);
    const { company = null } = recruiterProfileOf(db, offer.recruiterId) ?? {};
    return {
      ...without(offer, "recruiterId", "draft", "public", "active", "createdAt"),
      publishedAt: offer.createdAt,
      updatedAt: offer.createdAt,
      company: { username, company, sector: null, website: null, logo: null },
    };
  };
  const summary = (offer: Offer) => without(present(offer), "description", "benefits", "updatedAt");

  return respond(db, {
    listPublicOffers: ({ query }) => ok(pageFrom(shown(openOffers(db)), query, summary)),
    suggestPublicOffers: () => ok({ items: [] }),
    getPublicOffer: ({ params: { id } }) => {
      const offer = offerById(db, id);
      const made = found(offer?.public && !offer.draft ? offer : null, jobOfferErrors.noOffer);
      if (!made.active) throw new Problem(410, jobOfferErrors.closed);
      return ok({ data: present(made) });
    },
    getPublicCompany: ({ params, query }) => {
      const { id, username } = found(userNamed(db, params.username), accountErrors.noUser);
      const row = recruiterProfileOf(db, id);
      const offers = pageFrom(shown(offersOf(db, id)), query, summary);
      return ok({ data: { username, profile: row ? presentRecruiter(row) : null, offers } });
    },
  });
};
