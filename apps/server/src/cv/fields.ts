import { dateOf } from "../platform/dates";
import type { Text } from "../platform/language";
import { fieldTexts } from "../platform/texts";
import { texts } from "./texts";

/** Tells why a field is refused, beyond what openapi.yaml checks. */
export type Refuse = (field: string, why: Text) => void;

/** A date as it is stored; null, empty and the zero date are none (D-021, D-022). */
export function optionalDate(field: string, given: string | null, refuse: Refuse): string | null {
  const date = dateOf(given ?? "");
  // RFC 3339 knows a year 0, PostgreSQL does not.
  if (date.startsWith("0000-")) refuse(field, fieldTexts.date);
  return date === "" || date === "0001-01-01" ? null : date;
}

/** The same where there has to be one. */
function requiredDate(field: string, given: string, refuse: Refuse): string {
  const date = optionalDate(field, given, refuse);
  if (date === null) refuse(field, fieldTexts.required);
  return date ?? "";
}

/** When something began and ended, which is not before it began (D-090). */
export function period(given: { startedAt: string; finishedAt: string | null }, refuse: Refuse) {
  const started_at = requiredDate("startedAt", given.startedAt, refuse);
  const finished_at = optionalDate("finishedAt", given.finishedAt, refuse);
  if (finished_at !== null && finished_at < started_at) refuse("finishedAt", texts.endBeforeStart);
  return { started_at, finished_at };
}
