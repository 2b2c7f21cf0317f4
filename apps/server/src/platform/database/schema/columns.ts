import type { ColumnType } from "kysely";

/** A point in time; the database fills in a `Now` that is left out. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type Now = ColumnType<Date, Date | string | undefined, Date | string>;

export type ContractType = "stage" | "alternance" | "cdd" | "cdi" | "freelance";
