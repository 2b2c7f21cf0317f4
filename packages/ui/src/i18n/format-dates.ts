import { locales } from "@passerelle/domain";
import type { Wording } from "./language-choice";

/**
 * `month` and `date` are calendar values, the same day everywhere ("mars 2024", "12 mars 2024"); the others are
 * instants, shown in the reader's time zone: `day` ("12 mars 2024"), `weekday` ("jeudi 12 mars 2024"), `time`
 * ("14:05"), `moment` ("12 sept. 2024, 14:05").
 */
export type DateStyle = "month" | "date" | "day" | "weekday" | "time" | "moment";

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  month: { month: "long", year: "numeric", timeZone: "UTC" },
  date: { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  day: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  time: { timeStyle: "short" },
  moment: { dateStyle: "medium", timeStyle: "short" },
};

let readersZone: string | undefined;

/** Shows instants in a time zone, on a server that does not know the reader's. */
export function showTimesIn(timeZone: string) {
  readersZone = timeZone;
  formats.clear();
}

/** Cached, because creating a format takes longer than formatting fifty dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: DateStyle, wording: Wording): Intl.DateTimeFormat {
  const key = `${wording} ${style}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[wording], { timeZone: readersZone, ...styles[style] });
  formats.set(key, format);
  return format;
}

/** Whether the API's date is one: empty, null and the zero date 0001-01-01 are not. */
export function hasDate(value: string | null | undefined): value is string {
  return !!value && !value.startsWith("0001-01-01") && !Number.isNaN(Date.parse(value));
}

/** The calendar day of the API's date for a date input, YYYY-MM-DD; empty if there is none. */
export const dayOf = (value: string | null | undefined) => (hasDate(value) ? value.replace(/T.*$/, "") : "");

/** Formats the API's date. A calendar date is the day as written, regardless of its time. */
export function formatDate(value: string, style: DateStyle, wording: Wording): string {
  const when = style === "month" || style === "date" ? value.replace(/T.*$/, "") : value;
  return formatOf(style, wording).format(new Date(when));
}
