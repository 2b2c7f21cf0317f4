import { useEffect, useState } from "react";
import { useAddress, useAddressPage } from "../../address";
import { type Filter, filters, newestOf, type Notification, pageOf } from "./notification-list";

const isFilter = (text: string | null): text is Filter => filters.some((filter) => filter === text);

/** The filter and page from the address. Later pages leave out notifications that arrive, so that nothing moves. */
export function usePlace(all: readonly Notification[] | undefined) {
  const { params, push, replace } = useAddress();
  const given = params.get("filter");
  const filter = isFilter(given) ? given : "all";
  const { page, onPage, limitTo } = useAddressPage();
  const [held, setHeld] = useState<{ filter: Filter; since: number }>();

  const isHeld = page > 1 && held?.filter === filter;
  const newest = page > 1 && all ? newestOf(all, filter) : undefined;
  if (page === 1 && held) setHeld(undefined);
  if (!isHeld && newest !== undefined) setHeld({ filter, since: newest });
  const shown = all && pageOf(all, { filter, page, ...(isHeld && { since: held.since }) });
  if (shown) limitTo(shown.totalPages);

  const isWrong = given !== null && (given === "all" || !isFilter(given));
  useEffect(() => {
    if (isWrong) replace({ filter: null });
  });
  return {
    filter,
    onFilter: (next: Filter) => push({ filter: next === "all" ? null : next, page: null }),
    onPage,
    shown,
  };
}
