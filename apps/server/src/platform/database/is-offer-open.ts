import { sql } from "kysely";

/** Whether the closing date of offer `o` has passed on a day in Paris. */
export const isExpired = (today: string) => sql<boolean>`coalesce(o.closing_date < ${today}::date, false)`;

/** Whether offer `o` accepts applications on a day in Paris: it is active and its closing date has not passed. */
export const isOpen = (today: string) =>
  sql<boolean>`(o.active and (o.closing_date is null or o.closing_date >= ${today}::date))`;

/** The same for a reader; offers of people they block count as closed. */
export const isOpenFor = (today: string, readerId: number) =>
  sql<boolean>`(${isOpen(today)} and o.recruiter_id not in (select blocked_id from blocks where blocker_id = ${readerId}))`;
