import type { Schemas } from "@passerelle/api";
import { useEffect } from "react";
import { useAddress } from "../../../address";
import { addressOf, understoodFilters } from "./offer-search";
import type { OfferSearch } from "./use-offer-search";

/** Puts the place that the server read out of the words into the address, as if it had been chosen (D-413). */
export function useUnderstood({ filters }: OfferSearch, understood: Schemas["OfferFilters"] | undefined): void {
  const { replace } = useAddress();
  const isRead = understood !== undefined && filters.search !== "" && filters.location === "" && filters.near === "";
  useEffect(() => {
    if (isRead) replace(addressOf(understoodFilters(filters, understood)));
  });
}
