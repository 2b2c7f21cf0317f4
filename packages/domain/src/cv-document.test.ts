import { expect, it } from "vitest";
import { openPeriodText } from "./cv-document";

it.each([
  ["formation", "2024-09-01", "Depuis sept. 2024", "Since Sep 2024"],
  ["experience", "2024-09-01", "sept. 2024 – Présent", "Sep 2024 – Present"],
  ["formation", "2027-04-01", "Dès avr. 2027", "From Apr 2027"],
  ["experience", "2027-04-01", "Dès avr. 2027", "From Apr 2027"],
] as const)("a %s without an end that starts on %s reads '%s'", (kind, start, fr, en) => {
  expect(openPeriodText(kind, start, "fr", "2026-11-29")).toBe(fr);
  expect(openPeriodText(kind, start, "en", "2026-11-29")).toBe(en);
});
