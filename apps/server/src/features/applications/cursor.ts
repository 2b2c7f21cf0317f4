import { type RawBuilder, sql } from "kysely";

/** The place of a row in a list of applications, for the page after it; it stays valid if the row leaves the list. */
export interface Cursor {
  isUnread: boolean;
  /** To the microsecond, as the database orders. */
  createdAt: string;
  id: number;
}

const shape = /^([01])_(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{1,15})$/;

// JavaScript takes 30 February for a day of March; the database would fail.
const isDay = (time: string) => {
  const date = new Date(time);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === time.slice(0, 10);
};

/** Reads a cursor; undefined for none, and for a text that is none. */
export function cursorOf(after: string | undefined): Cursor | undefined {
  const [, isUnread, createdAt = "", id] = shape.exec(after ?? "") ?? [];
  if (isUnread === undefined || !isDay(createdAt)) return undefined;
  return { isUnread: isUnread === "1", createdAt, id: Number(id) };
}

/** The text of a cursor, which clients send back as it is. */
export const cursorText = ({ isUnread, createdAt, id }: Cursor): string => `${isUnread ? 1 : 0}_${createdAt}_${id}`;

/** The time of a row for its cursor. */
export const cursorTime = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
