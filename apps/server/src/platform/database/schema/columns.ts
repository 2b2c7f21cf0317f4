import type { ColumnType } from "kysely";

/** A point in time; the database fills in the present where a `Now` is left out. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type Now = ColumnType<Date, Date | string | undefined, Date | string>;

export type ContractType = "stage" | "alternance" | "cdd" | "cdi" | "freelance";
