import { useEffect, useState } from "react";
import { positiveNumber } from "./address";
import { useAddress } from "./AddressProvider";

/** A page's number, and its cursor if known. */
interface Place {
  page: number;
  after?: string | null | undefined;
}

const shape = /^(\d+)(?:_(.+))?$/;

/** A single parameter for both, so that a filter that removes the page removes the cursor too. */
const paramOf = ({ page, after }: Place) => (page === 1 ? null : after ? `${page}_${after}` : String(page));

function placeOf(param: string | null): Place {
  const [, number = null, after] = shape.exec(param ?? "") ?? [];
  const page = positiveNumber(number) ?? 1;
  return page === 1 ? { page } : { page, after };
}

/**
 * The page of a list, from the parameter `name` of the address. Turning pages adds a history entry; a page that is
 * invalid or beyond `lastPage` is corrected in place.
 */
export function useAddressPage(name = "page") {
  const { params, push, replace } = useAddress();
  const given = params.get(name);
  const asked = placeOf(given);
  const [limit, setLimit] = useState<{ asked: string | null; lastPage: number }>();
  if (limit && limit.asked !== given) setLimit(undefined);
  const place: Place = limit?.asked === given ? { page: limit.lastPage } : asked;
  const right = paramOf(place);
  const isWrong = given !== right;
  useEffect(() => {
    if (isWrong) replace({ [name]: right });
  });
  return {
    ...place,
    onPage: (page: number, after?: string | null) => push({ [name]: paramOf({ page, after }) }),
    /** Sets the number of pages. A page beyond it is corrected before the next render. */
    limitTo: (lastPage: number) => {
      if (place.page > lastPage) setLimit({ asked: given, lastPage });
    },
  };
}

export type AddressPage = ReturnType<typeof useAddressPage>;
