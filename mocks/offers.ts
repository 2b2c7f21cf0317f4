import type { operations, Schemas } from "@passerelle/api";
import {
  dayInParis,
  type ErrorText,
  explain,
  hasClosed,
  holdsTerms,
  maxSuggestingOffers,
  monthlyMaximum,
  offerFilters,
  type OfferQuery,
  offerTerms,
  skillKey,
  suggestedSearches,
  type Source,
  wantedSkills,
  wantedTerms,
} from "@passerelle/domain";
import { DAY } from "./clock";
import type { Db } from "./db";
import {
  applicantProfileOf,
  blockedBy,
  found,
  newestFirst,
  recruiterProfileOf,
  type Row,
  rowOf,
  rowsOf,
} from "./find-rows";

export type Offer = Row<"jobOffer">;

const isExpired = (db: Db, { closingDate }: Offer) => hasClosed(closingDate, dayInParis(db.clock.now()));

/** All offers; one is inactive once its closing date has passed. */
export const allOffers = (db: Db): Offer[] =>
  db.jobOffer.getAll().map((offer) => (isExpired(db, offer) ? { ...offer, active: false } : offer));

export const offerById = (db: Db, id: number): Offer | undefined => allOffers(db).find((offer) => offer.id === id);

/** A recruiter's offers, newest first. */
export const offersOf = (db: Db, recruiterId: number): Offer[] =>
  allOffers(db)
    .filter((offer) => offer.recruiterId === recruiterId)
    .toSorted(newestFirst);

/** A recruiter's offer by id; throws a 404 for another recruiter's. */
export const ownOffer = (db: Db, recruiterId: number, id: number, missing: ErrorText): Offer =>
  found(
    offersOf(db, recruiterId).find((offer) => offer.id === id),
    missing,
  );

export const applicationsTo = (db: Db, { id }: Pick<Offer, "id">): Row<"application">[] =>
  db.application.getAll().filter(({ jobOfferId }) => jobOfferId === id);

export const applicationOf = (db: Db, applicantId: number, jobOfferId: number): Row<"application"> | undefined =>
  applicationsTo(db, { id: jobOfferId }).find((application) => application.applicantId === applicantId);

export const applicationsBy = (db: Db, userId: number): Row<"application">[] =>
  db.application.getAll().filter(({ applicantId }) => applicantId === userId);

export const isSaved = (db: Db, userId: number, offerId: number): boolean =>
  rowsOf(db.savedOffer, userId).some(({ jobOfferId }) => jobOfferId === offerId);

export const receivedApplications = (db: Db, recruiterId: number): Row<"application">[] =>
  db.application.getAll().filter(({ jobOfferId }) => rowOf(db.jobOffer, jobOfferId)?.recruiterId === recruiterId);

/** An offer that a user may read: an inactive one only if it is their own, or if they applied to it or saved it. */
export function readableOffer(db: Db, userId: number, id: number): Offer | undefined {
  const offer = offerById(db, id);
  const isOpenFor = offer?.active || offer?.recruiterId === userId;
  return isOpenFor || applicationOf(db, userId, id) || isSaved(db, userId, id) ? offer : undefined;
}

const declared = (names: readonly string[], kind: Source["kind"], title: string | null) =>
  names.map((name) => ({ key: skillKey(name), source: { kind, title } }));

/** The skills that an applicant declares, with their sources. */
const skillsOf = (db: Db, userId: number) => [
  ...rowsOf(db.experience, userId).flatMap((row) => declared(row.technologies, "experience", row.company)),
  ...rowsOf(db.project, userId).flatMap((row) => declared(row.technologies, "project", row.title)),
  ...rowsOf(db.formation, userId).flatMap((row) => declared(row.skills, "formation", row.degree)),
  ...rowsOf(db.certification, userId).flatMap((row) => declared(row.skills, "certification", row.title)),
  ...declared(applicantProfileOf(db, userId)?.skills ?? [], "profile", null),
];

/** Compares an offer with the skills that an applicant declares. */
export function matcher(db: Db, userId: number) {
  const skills = skillsOf(db, userId);
  return (offer: Offer) => ({ offer, match: explain(skills, wantedSkills(offer.skills)) });
}

export type ListedOffer = ReturnType<ReturnType<typeof matcher>>;

/** The offers in an applicant's views: the open ones, those applied to and those saved. */
export function offersFor(db: Db, userId: number): Record<"all" | "applied" | "saved", ListedOffer[]> {
  const match = matcher(db, userId);
  const blocked = blockedBy(db, userId);
  const applications = applicationsBy(db, userId).toSorted(newestFirst);
  const named = (rows: readonly { jobOfferId: number }[]) =>
    rows.flatMap(({ jobOfferId }) => offerById(db, jobOfferId) ?? []).map(match);
  const [applied, saved] = [named(applications), named(rowsOf(db.savedOffer, userId).toReversed())];
  const isShown = ({ id, active, recruiterId }: Offer) =>
    (active && !blocked.includes(recruiterId)) || applied.some(({ offer }) => offer.id === id);
  const share = (one: ListedOffer) => (one.match ? one.match.matched / one.match.total : 0);
  const all = allOffers(db).filter(isShown).toSorted(newestFirst).map(match);
  return { all: all.toSorted((a, b) => share(b) - share(a)), applied, saved };
}

/** Whether an offer matches the filters of a query. */
export function fulfils(db: Db, query: OfferQuery): (offer: Offer) => boolean {
  const filters = offerFilters(query);
  const wanted = wantedTerms(filters);
  const { minSalary = 0, withoutSalary, publishedWithin = Infinity } = filters;
  const now = db.clock.now().getTime();
  return (offer) => {
    const meetsMinimum = monthlyMaximum(offer) >= minSalary || (withoutSalary && offer.salary === 0);
    if (!meetsMinimum || now - Date.parse(offer.createdAt) >= publishedWithin * DAY) return false;
    const company = recruiterProfileOf(db, offer.recruiterId)?.company ?? null;
    return wanted.length === 0 || holdsTerms(offerTerms({ ...offer, company }), wanted);
  };
}

/** The number of offers for each choice of a filter while the others stay. */
export function countChoices(db: Db, offers: readonly Offer[], query: OfferQuery): Schemas["JobOfferFacets"] {
  const count = (choice: OfferQuery) => offers.filter(fulfils(db, { ...query, ...choice })).length;
  const [contract, remote] = [(name: string) => count({ contract: name }), (name: string) => count({ remote: name })];
  return {
    contract: {
      stage: contract("stage"),
      alternance: contract("alternance"),
      cdd: contract("cdd"),
      cdi: contract("cdi"),
      freelance: contract("freelance"),
    },
    remote: { none: remote("none"), partial: remote("partial"), full: remote("full") },
    publishedWithin: {
      day: count({ publishedWithin: 1 }),
      week: count({ publishedWithin: 7 }),
      month: count({ publishedWithin: 30 }),
    },
    withoutSalary: offers.filter(
      (offer) => offer.salary === 0 && fulfils(db, { ...query, minSalary: undefined })(offer),
    ).length,
  };
}

/** What an empty list would hold without one of its words or filters, the most offers first. */
export function nearestOffers(db: Db, offers: readonly Offer[], query: OfferQuery): Schemas["JobOfferNearest"][] {
  const { search = "", ...filters } = query;
  const words = search.split(/\s+/).filter(Boolean);
  const count = (other: OfferQuery) => offers.filter(fulfils(db, other)).length;
  const nearest = [
    ...words.map((word, at) => {
      const others = words.filter((_, index) => index !== at).join(" ");
      return { filter: "search", word, count: count({ ...filters, search: others }) };
    }),
    ...(["location", "contract", "remote", "minSalary", "company", "publishedWithin"] as const)
      .filter((filter) => filters[filter] !== undefined)
      .map((filter) => ({ filter, count: count({ ...query, [filter]: undefined }) })),
  ];
  return nearest.filter((one) => one.count > 0).toSorted((one, other) => other.count - one.count);
}

/** The searches suggested for a typed text, from these offers. */
export function suggestedIn(db: Db, offers: readonly Offer[], typed: string): Schemas["OfferSuggestion"][] {
  const found = offers.filter(fulfils(db, { search: typed })).slice(0, maxSuggestingOffers);
  const named = found.map((offer) => ({
    ...offer,
    company: recruiterProfileOf(db, offer.recruiterId)?.company ?? null,
  }));
  return suggestedSearches(named, wantedTerms(offerFilters({ search: typed })), typed);
}

type OwnQuery = NonNullable<operations["listRecruiterJobOffers"]["parameters"]["query"]>;

const has: Record<keyof Schemas["OwnOfferCounts"], (db: Db, offer: Offer) => boolean> = {
  all: () => true,
  open: (_, { active }) => active,
  closed: (_, { active, draft }) => !active && !draft,
  draft: (_, { draft }) => draft,
};

/** The number of a recruiter's offers with each status. */
export function countsOf(db: Db, offers: readonly Offer[]): Schemas["OwnOfferCounts"] {
  const count = (status: keyof typeof has) => offers.filter((offer) => has[status](db, offer)).length;
  return { all: count("all"), open: count("open"), closed: count("closed"), draft: count("draft") };
}

/** The recruiter's offers that match a query, in its order. */
export function wantedOffers(db: Db, offers: readonly Offer[], query: OwnQuery): Offer[] {
  const { status = "all", search, applications, sort } = query;
  const fits = fulfils(db, { search });
  const wanted = offers.filter(
    (offer) =>
      has[status](db, offer) && fits(offer) && (applications !== "none" || applicationsTo(db, offer).length === 0),
  );
  return sort === "oldest" ? wanted.toReversed() : wanted;
}
