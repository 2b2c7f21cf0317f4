import { useEffect, useEffectEvent } from "react";
import { useAddress, useAddressId } from "../../address";
import type { DiscussionEntry } from "./discussions";
import { useNamedOffer } from "./queries";

/**
 * What a discussion is about: the offer that the address names, until a message has named it, or else the one that was
 * named last. `next` is what the next message is to name, and `nameOffer` changes that: to another one, or none.
 */
export function useSubject({ offer }: DiscussionEntry) {
  const { replace } = useAddress();
  const named = useAddressId("offer");
  const isSaid = named === undefined || named === offer?.id;
  const { data: detail } = useNamedOffer(isSaid ? undefined : named);
  const nameOffer = (id: number | null) => replace({ offer: id === null ? null : String(id) });
  const forget = useEffectEvent(() => nameOffer(null));
  // It is gone, or not applied to.
  const isNone = detail === null || detail?.applicationID === null;
  const isOver = named !== undefined && (isSaid || isNone);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
  if (isSaid || isNone) return { offer, next: undefined, nameOffer };
  return { offer: detail, next: named, nameOffer };
}
