import { useAtomValue } from "jotai";
import { useAddress } from "../../../address";
import { addressOf, type Filters, kept, queryOf, searchOf, type View } from "./offer-search";
import { aroundMe, noPlace, positionAtom } from "./place-filter";

/** The view and the filters of the list, from the address, and functions to change them. */
export function useOfferSearch() {
  const { params, push } = useAddress();
  const position = useAtomValue(positionAtom);
  const { view, filters: given } = searchOf(params);
  // An address that was shared or kept does not know where its reader is.
  const filters = given.near === aroundMe && !position ? { ...given, ...noPlace } : given;
  return {
    view,
    filters,
    /** The query parameters of the call. */
    query: queryOf(view, filters, position),
    onView: (next: View) => push({ view: next === "all" ? null : next, page: null }),
    onFilters: (next: Filters) => push(addressOf(kept(next))),
  };
}

export type OfferSearch = ReturnType<typeof useOfferSearch>;
