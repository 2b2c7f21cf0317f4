import type { operations, Schemas } from "@passerelle/api";
import {
  dayInParis,
  type ErrorText,
  explain,
  hasClosed,
  type OfferQuery,
  skillKey,
  type Source,
  wantedSkills,
} from "@passerelle/domain";
import type { Db } from "./db";
import {
  applicantProfileOf,
  blockedBy,
  foundById,
  has,
  newestFirst,
  recruiterProfileOf,
  type Row,
  rowOf,
  rowsOf,
} from "./find-rows";

export type Offer = Row<"jobOffer">;

const isExpired = (db: Db, { closingDate }: Offer) => hasClosed(closingDate, dayInParis(db.clock.now()));

/** All offers; one is inactive once its closing date has passed. */
const allOffers = (db: Db): Offer[] =>
  db.jobOffer.getAll().map((offer) => (isExpired(db, offer) ? { ...offer, active: false } : offer));

/** The open offers, newest first. */
export const openOffers = (db: Db): Offer[] =>
  allOffers(db)
    .filter(({ active }) => active)
    .toSorted(newestFirst);

export const offerById = (db: Db, id: number): Offer | undefined => allOffers(db).find((offer) => offer.id === id);

/** A recruiter's offers, newest first. */
export const offersOf = (db: Db, recruiterId: number): Offer[] =>
  allOffers(db)
    .filter((offer) => offer.recruiterId === recruiterId)
    .toSorted(newestFirst);

/** A recruiter's offer by id; throws a 404 for another recruiter's. */
export const ownOffer = (db: Db, recruiterId: number, id: number, missing: ErrorText): Offer =>
  foundById(offersOf(db, recruiterId), id, missing);

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

const isNamed = (value: string, list = value) => list.split(",").includes(value);

/** Whether an offer has the searched words and the properties in a query. */
export function fulfils(db: Db, query: OfferQuery): (offer: Offer) => boolean {
  const { search = "", location = "", contract, remote, minSalary = 0, withoutSalary, company = "" } = query;
  return (offer) => {
    const { jobTitle, skills, salary } = offer;
    const employer = recruiterProfileOf(db, offer.recruiterId)?.company ?? null;
    const isFound = (word: string) => has([jobTitle, offer.location, employer, ...skills], word);
    return (
      search.split(/\s+/).every(isFound) &&
      has([offer.location], location) &&
      isNamed(offer.contract, contract) &&
      isNamed(offer.remote, remote) &&
      (salary >= minSalary || (withoutSalary === true && salary === 0)) &&
      (company === "" || has([employer], company))
    );
  };
}

type OwnQuery = NonNullable<operations["listRecruiterJobOffers"]["parameters"]["query"]>;

const statusOf = ({ active, draft }: Offer) => (active ? "open" : draft ? "draft" : "closed");

/** The number of a recruiter's offers with each status. */
export function countsOf(offers: readonly Offer[]): Schemas["OwnOfferCounts"] {
  const count = (status: string) => offers.filter((offer) => statusOf(offer) === status).length;
  return { all: offers.length, open: count("open"), closed: count("closed"), draft: count("draft") };
}

/** The recruiter's offers that match a query, in its order. */
export function wantedOffers(db: Db, offers: readonly Offer[], query: OwnQuery): Offer[] {
  const { status = "all", search, applications, sort } = query;
  const fits = fulfils(db, { search });
  const wanted = offers
    .filter((offer) => (status === "all" || statusOf(offer) === status) && fits(offer))
    .filter((offer) => applications !== "none" || applicationsTo(db, offer).length === 0);
  return sort === "oldest" ? wanted.toReversed() : wanted;
}
