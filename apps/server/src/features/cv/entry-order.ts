import { movedTo } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import type { Section, Table } from "./sections";

/**
 * Moves an entry to a 1-based position in its owner's list, if one is given. Every entry then has a stored position,
 * unless the list is back in its default order. The caller has locked the owner.
 */
export async function placeEntry<T extends Table, Entry extends { id: number }>(
  tx: Tx,
  section: Section<T, Entry>,
  userId: number,
  id: number,
  position: number | undefined,
): Promise<void> {
  if (position !== undefined) await changeOrder(tx, section, userId, (ids) => movedTo(ids, id, position));
}

/**
 * Returns a list to its default order after a deletion, if the remaining entries are in it. The caller has locked the
 * owner.
 */
export const resetOrderIfUsual = <T extends Table, Entry extends { id: number }>(
  tx: Tx,
  section: Section<T, Entry>,
  userId: number,
) => changeOrder(tx, section, userId);

async function changeOrder<T extends Table, Entry extends { id: number }>(
  tx: Tx,
  { table, order }: Section<T, Entry>,
  userId: number,
  move?: (ids: readonly number[]) => number[],
): Promise<void> {
  const usualOrder = sql`${sql.ref(order)} desc, id desc`;
  const { rows } = await sql<{ id: number; usual: number }>`
    select id, row_number() over (order by ${usualOrder})::integer as usual from ${sql.table(table)}
    where user_id = ${userId} order by place, ${usualOrder}`.execute(tx);
  const usualPlaces = new Map(rows.map((row) => [row.id, row.usual]));
  const before = [...usualPlaces.keys()];
  const ids = move?.(before) ?? before;
  const isUsual = ids.every((each, index) => usualPlaces.get(each) === index + 1);
  if (!move && !isUsual) return;
  await sql`
    update ${sql.table(table)} e set place = ${isUsual ? sql.lit(0) : sql`o.place`}
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    where e.id = o.id and e.place <> ${isUsual ? sql.lit(0) : sql`o.place`}`.execute(tx);
}
