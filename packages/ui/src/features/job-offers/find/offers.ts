import type { Schemas } from "@passerelle/api";

/** An offer in the applicant's list. */
export type Offer = Schemas["JobOfferForApplicant"];

/** An offer in full. */
export type OfferDetail = Schemas["JobOfferDetail"];

/** An offer in full as one of the list: an address may name one that the list does not show. */
export const offerOf = (detail: OfferDetail): Offer => ({
  ...detail,
  ID: detail.id,
  applicationStatus: detail.applicationStatus ?? "not_applied",
  applicationID: detail.applicationID ?? null,
  company: detail.recruiter.company,
});

/** The list with one of its offers among the saved ones, or no longer; it counts them. */
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

/** Whether the offer takes no more applications: it is inactive or deleted, which the server may not distinguish. */
export const isClosed = (detail: OfferDetail | null | undefined) =>
  detail === null || (detail?.active === false && !isApplied(detail.applicationStatus ?? ""));

/**
 * The list's name in the query cache is `["job-offers-for-me", page]`, with what narrows it before the page; its first
 * part names every page.
 */
export const offersKey = ["job-offers-for-me"] as const;

/** What each kind of change of one's own is known by while it is sent. */
export const changeKey = (kind: Schemas["LiveOwnKind"]) => ["own", kind] as const;

/** Withdraw is for statuses that start with 'applied', Apply for all others. */
export const isApplied = (status: string) => status.startsWith("applied");

/** The applicant declares no skill at all: there are skills to match, and no match. */
export const hasEmptyProfile = (offers: readonly Offer[]) =>
  offers.some(({ match, skills = [] }) => match === null && skills.length > 0);
