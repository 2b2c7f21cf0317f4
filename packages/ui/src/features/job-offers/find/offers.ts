import type { Schemas } from "@passerelle/api";

export type Offer = Schemas["JobOfferForApplicant"];

export type OfferDetail = Schemas["JobOfferDetail"];

/** A whole offer as a list item: an address may contain one that the list does not show. */
export const offerOf = (detail: OfferDetail): Offer => ({
  ...detail,
  ID: detail.id,
  applicationStatus: detail.applicationStatus ?? "not_applied",
  applicationID: detail.applicationID ?? null,
  company: detail.recruiter.company,
});

/** The list after one of its offers was saved or removed from the saved ones, with updated counts. */
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
 * The query key of the list is `["job-offers-for-me", ..., page]`, with view and filters before the page; this prefix
 * matches all pages.
 */
export const offersKey = ["job-offers-for-me"] as const;

export const changeKey = (kind: Schemas["LiveOwnKind"]) => ["own", kind] as const;

/** Applications with a status that starts with 'applied' can be withdrawn; other offers can be applied to. */
export const isApplied = (status: string) => status.startsWith("applied");

/** Whether the applicant lists no skills: there are skills to match, but no match. */
export const hasEmptyProfile = (offers: readonly Offer[]) =>
  offers.some(({ match, skills = [] }) => match === null && skills.length > 0);
