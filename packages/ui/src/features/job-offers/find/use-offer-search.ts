import { useAtomValue } from "jotai";
import { createContext, useContext } from "react";
import { useAddress } from "../../../address";
import { addressOf, type Filters, filtersOf, kept, type OwnView, ownViewOf, queryOf, type View } from "./offer-search";
import { aroundMe, noPlace } from "./place-filter";
import { positionAtom } from "./use-geolocation";

/** Whether the screen shows only offers that the applicant applied to or saved. */
export const AppliedOrSaved = createContext(false);

/** The view and the filters of the list, from the address, and functions to change them. */
export function useOfferSearch() {
  const { params, push } = useAddress();
  const position = useAtomValue(positionAtom);
  const isOwn = useContext(AppliedOrSaved);
  const view: View = isOwn ? ownViewOf(params) : "all";
  // Only the list of all offers knows the applicant's level.
  const given = isOwn ? { ...filtersOf(params), level: "" } : filtersOf(params);
  // An address that was shared or kept does not know where its reader is.
  const filters = given.near === aroundMe && !position ? { ...given, ...noPlace } : given;
  return {
    view,
    filters,
    /** The query parameters of the call. */
    query: queryOf(view, filters, position),
    onView: (next: OwnView) => push({ view: next, page: null }),
    onFilters: (next: Filters) => push({ ...addressOf(kept(next)), ...(isOwn && { view }) }),
  };
}

export type OfferSearch = ReturnType<typeof useOfferSearch>;
