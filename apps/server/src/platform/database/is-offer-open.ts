import { sql } from "kysely";

/** Whether offer `o` accepts applications on a day in Paris: it is active and its closing date has not passed. */
export const isOpen = (today: string) =>
  sql<boolean>`(o.active and (o.closing_date is null or o.closing_date >= ${today}::date))`;

/** The same for a reader; offers of people they block count as closed. */
export const isOpenFor = (today: string, readerId: number) =>
  sql<boolean>`(${isOpen(today)} and o.recruiter_id not in (select blocked_id from blocks where blocker_id = ${readerId}))`;
