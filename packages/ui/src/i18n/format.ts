import type { Wording } from "./language";

/**
 * `month` and `date` are calendar values, the same day everywhere ("mars 2024", "12 mars 2024");
 * `day` and `moment` are instants, shown in the reader's time zone ("12 mars 2024", D-074; "12 sept. 2024, 14:05", §9).
 */
export type DateStyle = "month" | "date" | "day" | "moment";

const locales = { fr: "fr-FR", en: "en-GB" } as const;

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  month: { month: "long", year: "numeric", timeZone: "UTC" },
  date: { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  day: { day: "numeric", month: "long", year: "numeric" },
  moment: { dateStyle: "medium", timeStyle: "short" },
};

/** Whether the wire's date says anything: empty, null and the zero date 0001-01-01 do not (D-022). */
export function hasDate(value: string | null | undefined): value is string {
  return !!value && !value.startsWith("0001-01-01") && !Number.isNaN(Date.parse(value));
}

/** The calendar day of the wire's date, as a date input takes it: YYYY-MM-DD, empty where there is none (D-021, D-022). */
export const dayOf = (value: string | null | undefined) => (hasDate(value) ? value.replace(/T.*$/, "") : "");

/** A date of the wire in words (specification §9). A calendar date is the day that was written, whatever its time says. */
export function formatDate(value: string, style: DateStyle, wording: Wording): string {
  const when = style === "month" || style === "date" ? value.replace(/T.*$/, "") : value;
  return new Intl.DateTimeFormat(locales[wording], styles[style]).format(new Date(when));
}

/** A number with the language's own grouping. */
export function formatNumber(value: number, wording: Wording, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locales[wording], options).format(value);
}
