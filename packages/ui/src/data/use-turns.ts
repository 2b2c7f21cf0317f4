import { hashKey, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import type { AddressPage } from "../address";
import { lastPageOf, type NumberedPage } from "./next-page";

/**
 * Turns the pages of a list: forward by the cursor after the last row shown, back to the beginning of the previous
 * page, otherwise by number. `shown` is the page in the address once it is loaded; a page without rows is replaced by
 * the previous one.
 */
export function useTurns({ page, after, onPage, limitTo }: AddressPage, key: QueryKey, shown: NumberedPage | undefined) {
  const [starts, setStarts] = useState<Record<string, string>>({});
  const nameOf = (number: number) => `${number} ${hashKey(key)}`;
  if (shown) limitTo(lastPageOf(shown, page));
  return (next: number) => {
    if (after) setStarts({ ...starts, [nameOf(page)]: after });
    onPage(next, next === page + 1 ? shown?.next : starts[nameOf(next)]);
  };
}
