import { describe, expect, it, vi } from "vitest";
import { dayOf, formatDate } from "./format-dates";

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

it("shows the time of day and the day of the week", () => {
  expect(formatDate("2026-10-12T14:05:00", "time", "fr")).toBe("14:05");
  expect(formatDate("2026-10-12T14:05:00", "weekday", "fr")).toBe("lundi 12 octobre 2026");
});
