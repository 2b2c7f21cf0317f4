/** Whether a date is a start or an end, since a month alone can be either. */
export type Edge = "first" | "last";

/** The month of a date 'YYYY-MM-DD', for a month field. */
export const monthOf = (day: string) => /^\d{4}-\d{2}/.exec(day)?.[0] ?? "";

/** The date for a month: its first day, or its last for an end. A stored day is kept while its month stays the same. */
export function dayIn(month: string, edge: Edge, before: string): string {
  if (month === "" || monthOf(before) === month) return month && before;
  if (edge === "first") return `${month}-01`;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, number, 0);
  return `${month}-${String(last.getUTCDate()).padStart(2, "0")}`;
}
