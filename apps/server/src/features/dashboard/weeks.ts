import { dayInParis } from "@passerelle/domain";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The Monday of a day's week, as 'YYYY-MM-DD'. */
export function mondayOf(day: string): string {
  const noon = noonOf(day);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return dayAt(noon - sinceMonday * DAY);
}

/** The Mondays of the last `count` weeks, ending with the week of `day`. */
export function lastMondays(day: string, count: number): string[] {
  const last = noonOf(mondayOf(day));
  return Array.from({ length: count }, (_, week) => dayAt(last - (count - 1 - week) * 7 * DAY));
}

/** The start of a day in Paris, which is one hour ahead of UTC in winter and two in summer. */
export function startInParis(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnight - 2 * HOUR);
  return dayInParis(summer) === day ? summer : new Date(midnight - HOUR);
}
