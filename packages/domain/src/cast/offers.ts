import type { CastOffer } from "./offer";
import { lumioOffers } from "./offers-lumio";
import { ferrandOffers, saintEloiOffers } from "./offers-others";

/** Offers of three companies, by a short name; two are inactive, some list no skills. */
export const offers = { ...lumioOffers, ...saintEloiOffers, ...ferrandOffers };

export const castOffers: readonly CastOffer[] = Object.values(offers);
