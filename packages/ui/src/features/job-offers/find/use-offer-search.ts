import { useAddress } from "../../../address";
import { addressOf, type Filters, kept, searchOf, type View } from "./offer-search";

/** The view and the filters of the list, from the address, and functions to change them. */
export function useOfferSearch() {
  const { params, push } = useAddress();
  const { view, filters } = searchOf(params);
  return {
    view,
    filters,
    onView: (next: View) => push({ view: next === "all" ? null : next, page: null }),
    onFilters: (next: Filters) => push(addressOf(kept(next))),
  };
}

export type OfferSearch = ReturnType<typeof useOfferSearch>;
