import { formatNumber, hasDate, type Wording } from "../../i18n";
import { graphemes } from "./graphemes";

/** Cuts a text longer than the limit between two graphemes, and appends '...' (D-071). */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let kept = "";
  let count = 0;
  for (const character of graphemes(text)) {
    if (count === limit) return `${kept.trimEnd()}...`;
    kept += character;
    count += 1;
  }
  return text;
}

/** Cuts a text like `truncate`, but between two words: a no-break space, as in '2 100 €', keeps its words together. */
export function truncateBetweenWords(text: string, limit: number): string {
  const cut = truncate(text, limit);
  if (cut === text) return text;
  const kept = cut.slice(0, -"...".length);
  const isWhole = /^[ \n\t]/.test(text.slice(kept.length));
  const words = isWhole ? kept : kept.replace(/[ \n\t]+[^ \n\t]*$/, "");
  return `${words.trimEnd() || kept}...`;
}

const minute = 60_000;
const hour = 60 * minute;

export type Age = { kind: "now" } | { kind: "hours"; hours: number } | { kind: "moment" } | { kind: "none" };

/** The age of a timestamp: now under an hour, in hours under a day, otherwise its date. Future times count as now. */
export function ageOf(value: string | null | undefined, now: number): Age {
  if (!hasDate(value)) return { kind: "none" };
  const hours = Math.floor((now - Date.parse(value)) / hour);
  if (hours < 1) return { kind: "now" };
  return hours < 24 ? { kind: "hours", hours } : { kind: "moment" };
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Formats a file size in bytes: "120 ko", "1,2 Mo". */
export function formatFileSize(bytes: number, lang: Wording): string {
  const [value, unit] = bytes < megabyte ? [Math.ceil(bytes / kilobyte), "kilobyte"] : [bytes / megabyte, "megabyte"];
  return formatNumber(value, lang, { style: "unit", unit, maximumFractionDigits: 1 });
}
