import { describe, expect, it, vi } from "vitest";
import { dayOf, formatDate } from "../../i18n";
import { ageOf, truncate, truncateBetweenWords } from "./format";

const now = Date.parse("2024-03-12T12:00:00Z");

it.each([
  ["2024-03-12T11:00:01Z", { kind: "now" }],
  ["2024-03-12T12:05:00Z", { kind: "now" }],
  ["2024-03-12T11:00:00Z", { kind: "hours", hours: 1 }],
  ["2024-03-11T12:00:01Z", { kind: "hours", hours: 23 }],
  ["2024-03-11T12:00:00Z", { kind: "moment" }],
  ["0001-01-01T00:00:00Z", { kind: "none" }],
  ["", { kind: "none" }],
  [null, { kind: "none" }],
])("ageOf of %s is %o", (value, age) => expect(ageOf(value, now)).toEqual(age));

it.each([
  ["leaves what fits", "Université", 10, "Université"],
  ["shortens a longer text, with three dots", "Université de Lyon", 10, "Université..."],
  ["drops a space before the dots", "Université de Lyon", 11, "Université..."],
  ["counts characters, not their halves", "😀😀😀", 2, "😀😀..."],
  ["never splits an emoji", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧👩‍👩‍👧..."],
  ["leaves what fits as people count", "🇫🇷🇫🇷", 2, "🇫🇷🇫🇷"],
])("truncate (D-071) %s", (_, text, limit, cut) => expect(truncate(text, limit)).toBe(cut));

describe.each(["America/Los_Angeles", "Pacific/Auckland"])("a calendar day in %s", (timeZone) => {
  it("is the day that was written", () => {
    vi.stubEnv("TZ", timeZone);
    expect(formatDate("2024-03-01", "month", "fr")).toBe("mars 2024");
    expect(formatDate("2024-03-12T00:00:00Z", "date", "fr")).toBe("12 mars 2024");
    expect(formatDate("2024-03-01T00:00:00+13:00", "month", "fr")).toBe("mars 2024");
    expect(formatDate("2024-02-29T23:30:00-08:00", "date", "fr")).toBe("29 février 2024");
  });

  it("is the day that a date input shows", () => {
    vi.stubEnv("TZ", timeZone);
    expect(dayOf("2024-03-01")).toBe("2024-03-01");
    expect(dayOf("2024-03-01T00:00:00Z")).toBe("2024-03-01");
    expect(dayOf("0001-01-01T00:00:00Z")).toBe("");
    expect(dayOf(null)).toBe("");
  });
});

it.each([
  ["leaves what fits", "Salaire : 2\u202f100\u00a0€", 20, "Salaire : 2\u202f100\u00a0€"],
  ["never cuts an amount", "Salaire : 2\u202f100\u00a0€ brut", 13, "Salaire :..."],
  ["keeps a word that ends at the limit", "Salaire brut annoncé", 12, "Salaire brut..."],
  ["drops a word that goes on", "Salaire brut annoncé", 10, "Salaire..."],
  ["cuts a single long word", "Anticonstitutionnellement", 5, "Antic..."],
])("truncateBetweenWords %s", (_, text, limit, cut) => expect(truncateBetweenWords(text, limit)).toBe(cut));
