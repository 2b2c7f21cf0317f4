import { useState } from "react";
import type { Filters } from "./offer-search";

/** Offers without a salary initially meet the minimum. */
const startOf = (filters: Filters): Filters => (filters.minSalary ? filters : { ...filters, withoutSalary: "true" });

/** The filters as typed, until those in the address change. */
export function useTypedFilters(filters: Filters) {
  const [typed, setTyped] = useState(() => startOf(filters));
  const [known, setKnown] = useState(JSON.stringify(filters));
  const current = JSON.stringify(filters);
  if (known !== current) {
    setKnown(current);
    setTyped(startOf(filters));
  }
  const change = (next: Partial<Filters>) => setTyped((last) => ({ ...last, ...next }));
  return { typed, change, type: (name: keyof Filters, value: string) => change({ [name]: value }) };
}
