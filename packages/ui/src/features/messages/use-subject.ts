import { useEffect, useEffectEvent } from "react";
import { useAddress, useAddressId } from "../../address";
import type { DiscussionEntry } from "./discussions";
import { useNamedOffer } from "./queries";

/**
 * The offer of a discussion: the one in the address until a message has named it, otherwise the last named one. `next`
 * is the offer for the next message; `nameOffer` changes or removes it.
 */
export function useSubject({ offer }: DiscussionEntry) {
  const { replace } = useAddress();
  const named = useAddressId("offer");
  const isSaid = named === undefined || named === offer?.id;
  const { data: detail } = useNamedOffer(isSaid ? undefined : named);
  const nameOffer = (id: number | null) => replace({ offer: id === null ? null : String(id) });
  const forget = useEffectEvent(() => nameOffer(null));
  // Deleted, or not applied to.
  const isNone = detail === null || detail?.applicationID === null;
  const isOver = named !== undefined && (isSaid || isNone);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
  if (isSaid || isNone) return { offer, next: undefined, nameOffer };
  return { offer: detail, next: named, nameOffer };
}
