import { useEffect, useState } from "react";
import { positiveNumber } from "./address";
import { useAddress } from "./AddressProvider";

const paramOf = (page: number) => (page === 1 ? null : String(page));

/**
 * The page of a list, from the parameter `name` of the address. Turning pushes an entry; a page that is none, or lies
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
    /** Says how many pages there are. The right one is read at once, before the address says so. */
    limitTo: (lastPage: number) => {
      if (page > lastPage) setLimit({ asked, lastPage });
    },
  };
}
