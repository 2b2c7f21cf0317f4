import { sql } from "kysely";

/** Whether offer `o` takes applications on a day, 'YYYY-MM-DD' in Paris: it is active, and its closing date has not passed. */
export const isOpen = (today: string) =>
  sql<boolean>`(o.active and (o.closing_date is null or o.closing_date >= ${today}::date))`;
