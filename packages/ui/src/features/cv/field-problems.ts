import { completedAddress, trimText } from "@passerelle/domain";
import { isWebAddress } from "../../components/text/web-address-text";
import { type CvField, type CvValues, openEnd } from "./cv-list";

type Rules = Pick<CvField<never>, "kind" | "required" | "notBefore">;

/** The possible problems of a field before submission. */
export const problems = ["required", "noEnd", "notAnAddress", "endBeforeStart"] as const;

/** The problem of a field: blank, neither an end nor ongoing, not an http(s) address, or an end before its start. */
export function problemOf(
  { kind, required = false, notBefore }: Rules,
  text: string,
  values: CvValues,
): (typeof problems)[number] | undefined {
  // The server accepts an entry with an unknown end.
  if (trimText(text) === "") return required ? (kind === "openEnd" ? "noEnd" : "required") : undefined;
  if (kind === "address" && !isWebAddress(completedAddress(text))) return "notAnAddress";
  // Days as YYYY-MM-DD compare as text, in every time zone.
  if (notBefore && text !== openEnd && text < (values[notBefore] ?? "")) return "endBeforeStart";
  return undefined;
}
