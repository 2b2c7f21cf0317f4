import type { Language } from "./language";

/** The date of a checked date or moment, as 'YYYY-MM-DD': of a moment only the date as written counts. */
export const dateOf = (text: string): string => text.slice(0, 10);

const latestMoment = Date.UTC(9999, 11, 31);

/**
 * The moment that a date-time of RFC 3339 names; not a date for another text. A leap second counts as the one before,
 * and what lies outside of 1970 to 9999, which not every database knows, as the nearest moment within.
 */
export function momentOf(text: string): Date {
  const written = text.replace(/:60(?=[.Zz+-])/, ":59").replace(/[+-]\d\d$/, "$&:00");
  return new Date(Math.min(latestMoment, Math.max(0, Date.parse(written))));
}

// Built once, which takes some hundred times as long as a use: each list of offers asks for today.
const parisDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The day of a moment in Paris, as 'YYYY-MM-DD'. */
export const dayInParis = (moment: Date): string => parisDay.format(moment);

const parisMoment = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Paris" });
const parisMoments = { fr: parisMoment("fr"), en: parisMoment("en") };

/** A moment in words, by the clocks of Paris. */
export const momentInParis = (moment: Date, language: Language): string => parisMoments[language].format(moment);

const zeroDate = "0001-01-01";

/** An optional day as stored: null, empty and the zero date become null. */
export function optionalDay(given: string | null): string | null {
  const date = dateOf(given ?? "");
  return date === "" || date === zeroDate ? null : date;
}

/** Full years between two dates. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
