import { useEffect, useState } from "react";
import { positiveNumber } from "./address";
import { useAddress } from "./AddressProvider";

/** A page's number, and the place after which it begins, if that is known. */
interface Place {
  page: number;
  after?: string | null | undefined;
}

const shape = /^(\d+)(?:_(.+))?$/;

/** One parameter has both, so that a filter that leaves the page leaves its place too. */
const paramOf = ({ page, after }: Place) => (page === 1 ? null : after ? `${page}_${after}` : String(page));

function placeOf(param: string | null): Place {
  const [, number = null, after] = shape.exec(param ?? "") ?? [];
  const page = positiveNumber(number) ?? 1;
  return page === 1 ? { page } : { page, after };
}

/**
 * The page of a list, from the parameter `name` of the address. Turning pushes an entry; a page that is none, or lies
 * beyond `lastPage` once that is known, is corrected in place.
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
    /** Says how many pages there are. The right one is read at once, before the address says so. */
    limitTo: (lastPage: number) => {
      if (place.page > lastPage) setLimit({ asked: given, lastPage });
    },
  };
}

export type AddressPage = ReturnType<typeof useAddressPage>;
