import { sql } from "kysely";

/** A page of a post's comments or likes. */
interface Slice<Row> {
  items: Row[];
  /** Whether there are more in the requested direction. */
  hasMore: boolean;
  /** With `around`: whether later ones follow. */
  hasLater?: boolean;
}

/** One row more than a page, to know whether others follow. */
export const rowsAsked = (size: number) => sql.lit(size + 1);

/** The page that a query for `rowsAsked` rows found. */
export const sliceOf = <Row>(rows: readonly Row[], size: number): Slice<Row> => ({
  items: rows.slice(0, size),
  hasMore: rows.length > size,
});
