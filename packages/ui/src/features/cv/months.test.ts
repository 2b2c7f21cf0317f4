import { expect, it } from "vitest";
import { dayIn, dayOf, monthOf } from "./months";

it.each([
  ["2024-03", "first", "", "2024-03-01"],
  ["2024-02", "last", "", "2024-02-29"],
  ["2100-02", "last", "", "2100-02-28"],
  ["2024-12", "last", "2024-11-30", "2024-12-31"],
  ["0099-01", "last", "", "0099-01-31"],
  ["2024-03", "last", "2024-03-15", "2024-03-15"],
  ["2024-04", "first", "2024-03-15", "2024-04-01"],
  ["", "last", "2024-03-15", ""],
] as const)("the month '%s' as the %s day, after '%s', is '%s' (D-233)", (month, edge, before, day) => {
  expect(dayIn(month, edge, before)).toBe(day);
});

it("shows the month of a day, and nothing for an invalid one", () =>
  expect(["2024-03-15", "", "mars"].map(monthOf)).toEqual(["2024-03", "", ""]));

it.each([
  ["2024", "first", "2024-01-01"],
  ["2024", "last", "2024-12-31"],
  ["2024-02", "last", "2024-02-29"],
  ["2024-02-03", "last", "2024-02-03"],
  ["", "last", undefined],
  ["0001-01-01", "first", undefined],
] as const)("the date '%s' of a file has the %s day %s", (date, edge, day) => expect(dayOf(date, edge)).toBe(day));
