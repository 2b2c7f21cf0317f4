import { useEffect, useState } from "react";
import { positiveNumber } from "./address";
import { useAddress } from "./AddressProvider";

const paramOf = (page: number) => (page === 1 ? null : String(page));

/**
 * The page number of a list, from the query parameter `name`. Changing it adds a history entry; an invalid page, or one
 * beyond `lastPage` once that is known, is corrected in place.
 */
export function useAddressPage(name = "page") {
  const { params, push, replace } = useAddress();
  const given = params.get(name);
  const asked = positiveNumber(given) ?? 1;
  const [limit, setLimit] = useState<{ asked: number; lastPage: number }>();
  if (limit && limit.asked !== asked) setLimit(undefined);
  const page = limit?.asked === asked ? limit.lastPage : asked;
  const isWrong = given !== paramOf(page);
  useEffect(() => {
    if (isWrong) replace({ [name]: paramOf(page) });
  });
  return {
    page,
    onPage: (next: number) => push({ [name]: paramOf(next) }),
    /** Sets the number of pages. The corrected page is used at once, before the address changes. */
    limitTo: (lastPage: number) => {
      if (page > lastPage) setLimit({ asked, lastPage });
    },
  };
}
