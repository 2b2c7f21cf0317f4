import { useEffect, useEffectEvent } from "react";
import { useAddress, useAddressId } from "../../address";
import { isApplied, isClosed, type Offer, offerOf, useOffer } from "../job-offers";

/**
 * Opens the form for the offer in the address if that asks for it (`apply`), as public offers do (D-385). An offer that
 * takes no application of this person is shown instead. Returns whether the form is about to open.
 */
export function useApplyAddress(open: (offer: Offer) => void): boolean {
  const { params, replace } = useAddress();
  const id = useAddressId("offer");
  const isAsked = params.has("apply");
  const isDue = isAsked && id !== undefined;
  const { data: detail, isError } = useOffer(id, isDue);
  const isKnown = detail !== undefined || isError;
  const settle = useEffectEvent(() => {
    const canApply = detail && !isClosed(detail) && !isApplied(detail.applicationStatus ?? "");
    replace({ apply: null, ...(canApply && { offer: null }) });
    if (canApply) open(offerOf(detail));
  });
  useEffect(() => {
    if (isAsked && (isKnown || !isDue)) settle();
  }, [isAsked, isDue, isKnown]);
  return isDue;
}
