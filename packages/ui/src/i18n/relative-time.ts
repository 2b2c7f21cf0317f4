import { day, hour, locales, minute } from "@passerelle/domain";
import { hasDate } from "./format-dates";
import type { Wording } from "./language-choice";

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** The number of midnights between two times in the reader's time zone; days of 23 or 25 hours count as one. */
export const daysBetween = (from: number, to: number) => Math.round((midnight(to) - midnight(from)) / (day * 1000));

/** An age in days of the reader's calendar, in its largest unit; future times count as today. In milliseconds. */
export function daysAgoOf(then: number, now: number) {
  const days = Math.max(0, daysBetween(then, now));
  if (days < 7) return { amount: days, unit: "day" } as const;
  if (days < 30) return { amount: Math.floor(days / 7), unit: "week" } as const;
  if (days < 365) return { amount: Math.floor(days / 30), unit: "month" } as const;
  return { amount: Math.floor(days / 365), unit: "year" } as const;
}

/** A relative time in its largest unit; future times count as now. Both arguments are in milliseconds. */
export function agoOf(then: number, now: number) {
  const age = (now - then) / 1000;
  if (age < minute) return { amount: 0, unit: "second" } as const;
  if (age < hour) return { amount: Math.floor(age / minute), unit: "minute" } as const;
  if (age < day) return { amount: Math.floor(age / hour), unit: "hour" } as const;
  return daysAgoOf(then, now);
}

/**
 * A relative time, with the language's special forms: "il y a 5 minutes", "maintenant", "hier". From a week on it
 * always counts, because seven days ago need not be "la semaine dernière".
 */
export function formatAgo(
  amount: number,
  unit: "second" | "minute" | "hour" | "day" | "week" | "month" | "year",
  wording: Wording,
) {
  const numeric = unit === "second" || unit === "day" ? "auto" : "always";
  return new Intl.RelativeTimeFormat(locales[wording], { numeric }).format(-amount, unit);
}

export type Age = { kind: "now" } | { kind: "hours"; hours: number } | { kind: "moment" } | { kind: "none" };

/** The age of a timestamp: now under an hour, in hours under a day, otherwise its date. Future times count as now. */
export function ageOf(value: string | null | undefined, now: number): Age {
  if (!hasDate(value)) return { kind: "none" };
  const hours = Math.floor((now - Date.parse(value)) / (hour * 1000));
  if (hours < 1) return { kind: "now" };
  return hours < 24 ? { kind: "hours", hours } : { kind: "moment" };
}
