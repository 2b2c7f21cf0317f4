import { optionalDay } from "@passerelle/domain";

/** Whether a date is the first or the last of what it bounds, which a month alone does not say. */
export type Edge = "first" | "last";

/** The month of a day 'YYYY-MM-DD', as a field of months holds it. */
export const monthOf = (day: string) => /^\d{4}-\d{2}/.exec(day)?.[0] ?? "";

/** The day that stands for a month: its first, of an end its last. The day it was stays while its month does. */
export function dayIn(month: string, edge: Edge, before: string): string {
  if (month === "" || monthOf(before) === month) return month && before;
  if (edge === "first") return `${month}-01`;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, number, 0);
  return `${month}-${String(last.getUTCDate()).padStart(2, "0")}`;
}

/**
 * The day for a date of a file, which may be a year, a month or a day: a start begins with its first day, an end ends
 * with its last. Undefined for a date that is not stored.
 */
export function dayOf(date: string, edge: Edge = "first"): string | undefined {
  const month = date.length === 4 ? `${date}-${edge === "first" ? "01" : "12"}` : date;
  return optionalDay(month.length === 7 ? dayIn(month, edge, "") : month) ?? undefined;
}
