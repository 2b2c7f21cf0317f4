const utc = "+00:00";
const ofSeconds = "2026-11-30T04:59:20".length;
const ofMilliseconds = ofSeconds + ".123".length;

/** The moment of a column, or of a row's JSON, as answers have it: in UTC, to the millisecond. */
export function isoOf(moment: Date | string): string {
  if (typeof moment !== "string" || !moment.endsWith(utc)) return new Date(moment).toISOString();
  // Lists have hundreds of moments; a `Date` takes several times as long.
  const time = moment.slice(0, -utc.length);
  return `${(time.length > ofSeconds ? time : `${time}.`).slice(0, ofMilliseconds).padEnd(ofMilliseconds, "0")}Z`;
}
