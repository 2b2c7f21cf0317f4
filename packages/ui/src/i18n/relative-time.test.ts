import { describe, expect, it } from "vitest";
import { ageOf, agoOf, daysAgoOf, formatAgo } from "./relative-time";

const at = (text: string) => new Date(text).getTime();
const ago = (then: string, now: string) => {
  const { amount, unit } = agoOf(at(then), at(now));
  return formatAgo(amount, unit, "fr");
};

// Local times, because days are the reader's own.
describe("how long ago", () => {
  it.each([
    ["2026-10-12T10:00:00", "2026-10-12T10:00:59", "maintenant"],
    ["2026-10-12T10:00:05", "2026-10-12T10:00:00", "maintenant"],
    ["2026-10-12T10:00:00", "2026-10-12T10:01:00", "il y a 1 minute"],
    ["2026-10-12T10:00:00", "2026-10-12T10:05:30", "il y a 5 minutes"],
    ["2026-10-12T10:00:00", "2026-10-12T11:00:00", "il y a 1 heure"],
    ["2026-10-11T23:00:00", "2026-10-12T10:00:00", "il y a 11 heures"],
    ["2026-10-11T09:00:00", "2026-10-12T10:00:00", "hier"],
    ["2026-10-10T23:00:00", "2026-10-12T08:00:00", "avant-hier"],
    ["2026-10-09T10:00:00", "2026-10-12T10:00:00", "il y a 3 jours"],
    ["2026-10-05T10:00:00", "2026-10-12T10:00:00", "il y a 1 semaine"],
    ["2026-08-12T10:00:00", "2026-10-12T10:00:00", "il y a 2 mois"],
    ["2024-10-12T10:00:00", "2026-10-12T10:00:00", "il y a 2 ans"],
  ])("%s is, at %s, %s", (then, now, words) => expect(ago(then, now)).toBe(words));

  it.each([
    ["2026-10-13T10:00:00", "2026-10-12T10:00:00", "aujourd’hui"],
    ["2026-10-12T00:10:00", "2026-10-12T23:50:00", "aujourd’hui"],
    ["2026-10-11T23:00:00", "2026-10-12T01:00:00", "hier"],
    ["2026-09-12T10:00:00", "2026-10-12T10:00:00", "il y a 1 mois"],
  ])("%s is, on the day of %s, %s", (then, now, words) => {
    const { amount, unit } = daysAgoOf(at(then), at(now));
    expect(formatAgo(amount, unit, "fr")).toBe(words);
  });

  it("is in English too", () => expect(formatAgo(5, "minute", "en")).toBe("5 minutes ago"));
});

const now = Date.parse("2024-03-12T12:00:00Z");

describe("ageOf", () => {
  it.each([
    ["2024-03-12T11:00:01Z", { kind: "now" }],
    ["2024-03-12T12:05:00Z", { kind: "now" }],
    ["2024-03-12T11:00:00Z", { kind: "hours", hours: 1 }],
    ["2024-03-11T12:00:01Z", { kind: "hours", hours: 23 }],
    ["2024-03-11T12:00:00Z", { kind: "moment" }],
    ["0001-01-01T00:00:00Z", { kind: "none" }],
    ["", { kind: "none" }],
    [null, { kind: "none" }],
  ])("of %s is %o", (value, age) => expect(ageOf(value, now)).toEqual(age));
});
