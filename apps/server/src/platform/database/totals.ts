import type { AliasableExpression } from "kysely";

import type { Paging } from "../http/paging";
import type { Db } from "./database";

/**
 * The total of a list. Each row of a page carries it, so that one statement reads both; past the end there are no rows,
 * so it is queried separately.
 */
export async function totalOf(
  db: Db,
  rows: readonly { total: number }[],
  { offset, after }: Pick<Paging, "offset" | "after">,
  total: AliasableExpression<number>,
): Promise<number> {
  const [first] = rows;
  if (first || (offset === 0 && after === undefined)) return first?.total ?? 0;
  return (await db.selectNoFrom(total.as("total")).executeTakeFirstOrThrow()).total;
}
