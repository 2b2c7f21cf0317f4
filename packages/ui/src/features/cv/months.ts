import { optionalDay } from "@passerelle/domain";

/** Whether a date is a start or an end: the first or the last day of a month. */
export type Edge = "first" | "last";

/** The month of a day 'YYYY-MM-DD', as the value of a month field. */
export const monthOf = (day: string) => /^\d{4}-\d{2}/.exec(day)?.[0] ?? "";

/** The day for a month: its first, or its last for an end. The previous day is kept while its month stays the same. */
export function dayIn(month: string, edge: Edge, before: string): string {
  if (month === "" || monthOf(before) === month) return month && before;
  if (edge === "first") return `${month}-01`;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, number, 0);
  return `${month}-${String(last.getUTCDate()).padStart(2, "0")}`;
}

/**
 * The day for a date in a file, which may be a year, a month or a day: a start uses its first day, an end its last.
 * Undefined for dates that cannot be stored.
 */
export function dayOf(date: string, edge: Edge = "first"): string | undefined {
  const month = date.length === 4 ? `${date}-${edge === "first" ? "01" : "12"}` : date;
  return optionalDay(month.length === 7 ? dayIn(month, edge, "") : month) ?? undefined;
}
