import type { ColumnType } from "kysely";

/** A point in time; for `Now`, the database inserts the current time by default. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type Now = ColumnType<Date, Date | string | undefined, Date | string>;

export type ContractType = "stage" | "alternance" | "cdd" | "cdi" | "freelance";
