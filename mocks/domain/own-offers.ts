import type { operations, Schemas } from "@passerelle/api";
import { dayInParis, hasClosed } from "@passerelle/domain";
import type { Db } from "../db";
import { fulfils } from "./offer-lists";
import { newestFirst, type Row } from "./rows";

type Offer = Row<"jobOffer">;
type Counts = Schemas["OwnOfferCounts"];
type Query = NonNullable<operations["listRecruiterJobOffers"]["parameters"]["query"]>;

const isExpired = (db: Db, { closingDate }: Offer) => hasClosed(closingDate, dayInParis(db.clock.now()));

const is: Record<keyof Counts, (db: Db, offer: Offer) => boolean> = {
  all: () => true,
  open: (_, { active }) => active,
  closed: (db, offer) => !offer.active && !isExpired(db, offer),
  expired: isExpired,
};

/** How many of a recruiter's offers have each status. */
export function countsOf(db: Db, offers: readonly Offer[]): Counts {
  const count = (status: keyof Counts) => offers.filter((offer) => is[status](db, offer)).length;
  return { all: count("all"), open: count("open"), closed: count("closed"), expired: count("expired") };
}

const applicationsTo = (db: Db, { id }: Offer) => db.application.findMany({ where: { jobOfferId: { equals: id } } });

// Beyond any date, so that offers without one come after those that close.
const never = "9999";

/** Those of a recruiter's offers that a query asks for, in its order. */
export function wantedOffers(db: Db, offers: readonly Offer[], query: Query): Offer[] {
  const { status = "all", search, applications, sort } = query;
  const fits = fulfils(db, { search });
  const wanted = offers
    .filter((offer) => is[status](db, offer) && fits(offer))
    .filter((offer) => applications !== "none" || applicationsTo(db, offer).length === 0)
    .toSorted(newestFirst);
  if (sort === "oldest") return wanted.toReversed();
  if (sort !== "closing") return wanted;
  const day = (offer: Offer) => `${Number(isExpired(db, offer))}${offer.closingDate ?? never}`;
  return wanted.toSorted((a, b) => (day(a) < day(b) ? -1 : Number(day(a) > day(b))));
}

/** An offer as everybody may see it. */
export function presentPublic(offer: Offer): Schemas["JobOffer"] {
  const { recruiterId: _, ...shown } = offer;
  return shown;
}

/** An offer as its recruiter sees it: with how many applied and opened it, but not who. */
export function presentOwn(db: Db, offer: Offer): Schemas["JobOffer"] {
  const applications = applicationsTo(db, offer);
  return {
    ...presentPublic(offer),
    applicationsCount: applications.length,
    unreadApplicationsCount: applications.filter(({ seenAt }) => seenAt === null).length,
    viewsCount: db.openedOffer.count({ where: { jobOfferId: { equals: offer.id } } }),
  };
}
