import { locales } from "@passerelle/domain";
import type { Wording } from "./language-choice";

/** Formats a number with the language's grouping. */
export function formatNumber(value: number, wording: Wording, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locales[wording], options).format(value);
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Formats a file size in bytes: "120 ko", "1,2 Mo". */
export function formatFileSize(bytes: number, lang: Wording): string {
  const [value, unit] = bytes < megabyte ? [Math.ceil(bytes / kilobyte), "kilobyte"] : [bytes / megabyte, "megabyte"];
  return formatNumber(value, lang, { style: "unit", unit, maximumFractionDigits: 1 });
}
