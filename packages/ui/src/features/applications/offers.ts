import type { Schemas } from "@passerelle/api";

/** An offer in the applicant's list. */
export type Offer = Schemas["JobOfferForApplicant"];

/** The offer to apply to; its title is unknown once it has left the list. */
export type OfferToApply = Pick<Offer, "id" | "ID"> & Partial<Pick<Offer, "jobTitle">>;

/** A whole offer. */
export type OfferDetail = Schemas["JobOfferDetail"];

/** A whole offer as an item of the list, for an address of an offer that is not on the page. */
export const offerOf = (detail: OfferDetail): Offer => ({
  ...detail,
  ID: detail.id,
  applicationStatus: detail.applicationStatus ?? "not_applied",
  applicationID: detail.applicationID ?? null,
  company: detail.recruiter.company,
});

/** The list with one of its offers saved or not saved, and updated counts. */
export function withSaved<List extends { items: Offer[]; counts?: Schemas["JobOfferCounts"] }>(
  list: List,
  id: Offer["id"],
  saved: boolean,
): List {
  if (!list.items.some((offer) => offer.id === id && offer.saved !== saved)) return list;
  const items = list.items.map((offer) => (offer.id === id ? { ...offer, saved } : offer));
  const { counts } = list;
  return { ...list, items, ...(counts && { counts: { ...counts, saved: counts.saved + (saved ? 1 : -1) } }) };
}

/** Whether the offer accepts no applications: it is inactive or deleted, which the server may not distinguish. */
export const isClosed = (detail: OfferDetail | null | undefined) =>
  detail === null || (detail?.active === false && !isApplied(detail.applicationStatus ?? ""));

/** The name of the form whose drafts are unsent letters, by offer. */
export const letterForm = "letter";

/**
 * The query key of the list is `["job-offers-for-me", page]`, with the filters before the page; the first part covers
 * every page.
 */
export const offersKey = ["job-offers-for-me"] as const;

/** The mutation key of the user's own changes of each kind. */
export const changeKey = (kind: Schemas["LiveOwnKind"]) => ["own", kind] as const;

/** Withdraw is for statuses that start with 'applied', Apply for all others. */
export const isApplied = (status: string) => status.startsWith("applied");

/** The status if it is one of the three known ones; others count as 'Not Applied'. */
export function knownStatus(status: string): Schemas["ApplicationStatus"] {
  return status === "applied_seen" || status === "applied_not_seen" ? status : "not_applied";
}

/** Whether the applicant has no skills: offers list skills, but have no match. */
export const hasEmptyProfile = (offers: readonly Offer[]) =>
  offers.some(({ match, skills = [] }) => match === null && skills.length > 0);

/** The list with one offer's application changed. */
export function withApplication<List extends { items: Offer[] }>(
  list: List,
  id: Offer["id"],
  change: Pick<Offer, "applicationStatus" | "applicationID">,
): List {
  return {
    ...list,
    items: list.items.map((offer) => (offer.id === id ? { ...offer, ...change, decision: null } : offer)),
  };
}
