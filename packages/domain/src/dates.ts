import type { Language } from "./language";

/** The date part of a valid date or date-time, as 'YYYY-MM-DD', in the time zone in which it is written. */
export const dateOf = (text: string): string => text.slice(0, 10);

const latestMoment = Date.UTC(9999, 11, 31);

/**
 * Parses an RFC 3339 date-time; an invalid date for any other text. A leap second becomes the second before it. Years
 * outside 1970 to 9999, which some databases do not support, are clamped.
 */
export function momentOf(text: string): Date {
  const written = text.replace(/:60(?=[.Zz+-])/, ":59").replace(/[+-]\d\d$/, "$&:00");
  return new Date(Math.min(latestMoment, Math.max(0, Date.parse(written))));
}

// Built once, because creating a formatter takes some hundred times as long as using it, and each list of offers needs
// today's date.
const parisDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The day of a moment in Paris, as 'YYYY-MM-DD'. */
export const dayInParis = (moment: Date): string => parisDay.format(moment);

const parisMoment = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Paris" });
const parisMoments = { fr: parisMoment("fr"), en: parisMoment("en") };

/** A moment as text, in Paris time. */
export const momentInParis = (moment: Date, language: Language): string => parisMoments[language].format(moment);

const zeroDate = "0001-01-01";

/** An optional date as stored: null, empty and the zero date become null. */
export function optionalDay(given: string | null): string | null {
  const date = dateOf(given ?? "");
  return date === "" || date === zeroDate ? null : date;
}

/** Full years between two dates. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
