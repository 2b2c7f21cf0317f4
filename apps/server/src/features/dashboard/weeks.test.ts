import { expect, it } from "vitest";
import { lastMondays, mondayOf, startInParis } from "./weeks";

it.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("%s is in the week of %s", (day, monday) => expect(mondayOf(day)).toBe(monday));

it("lists the last weeks, over a change of the clocks", () =>
  expect(lastMondays("2026-10-28", 3)).toEqual(["2026-10-12", "2026-10-19", "2026-10-26"]));

it.each([
  ["2026-07-06", "2026-07-05T22:00:00.000Z"],
  ["2026-11-23", "2026-11-22T23:00:00.000Z"],
])("%s begins in Paris at %s", (day, moment) => expect(startInParis(day).toISOString()).toBe(moment));
