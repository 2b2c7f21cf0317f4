/** The date of a checked date or moment, as 'YYYY-MM-DD': of a moment only the date as written counts. */
export const dateOf = (text: string): string => text.slice(0, 10);

/** Full years between two dates. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
