import type { Schemas } from "@passerelle/api";
import type { Offer } from "../job-offers";

/** An offer that an applicant is applying to; without a title after it has left the list. */
export type OfferToApply = Pick<Offer, "id" | "ID"> & Partial<Pick<Offer, "jobTitle">>;

/** The name under which unsent letters are stored, one for each offer. */
export const letterForm = "letter";

/** The status if it is one of the three with a text, otherwise 'Not Applied'. */
export function knownStatus(status: string): Schemas["ApplicationStatus"] {
  return status === "applied_seen" || status === "applied_not_seen" ? status : "not_applied";
}

type OwnApplication = Schemas["OwnApplication"];

/** The deleted offer of a kept application as a list item; undefined if it has none. */
export function keptOffer(own: OwnApplication): Offer | undefined {
  const { id, jobOfferID, offer, offerDeletedAt, applicationStatus } = own;
  if (!offer || !offerDeletedAt) return undefined;
  const { jobTitle, location, contract } = offer;
  const listed = { id: jobOfferID, ID: jobOfferID, jobTitle, location, contract };
  return { ...listed, applicationStatus, applicationID: id, deletedAt: offerDeletedAt };
}

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
