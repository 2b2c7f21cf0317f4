import type { AliasableExpression } from "kysely";
import type { Paging } from "@passerelle/domain";
import type { Db } from "./database";

/**
 * How many rows there are in all: each row of a page carries the total, so that one statement reads both. Past the end
 * there is no row to say it, and the total is asked for alone.
 */
export async function totalOf(
  db: Db,
  rows: readonly { total: number }[],
  { offset }: Pick<Paging, "offset">,
  total: AliasableExpression<number>,
): Promise<number> {
  const [first] = rows;
  if (first || offset === 0) return first?.total ?? 0;
  return (await db.selectNoFrom(total.as("total")).executeTakeFirstOrThrow()).total;
}
