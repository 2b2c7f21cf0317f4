import { statements } from "./execute";

/** A stored count of rows. */
export interface Counted {
  /** The table whose rows are counted. */
  rows: string;
  /** The column that refers to a row's owner. */
  of: string;
  /** The table that stores the count. */
  owners: string;
  count: string;
  /** The condition for rows to count. */
  where?: string;
}

/**
 * Triggers that update a stored count. They run once per statement, so that a cascade of ten thousand rows updates each
 * count once, and owners are locked in one order, which avoids deadlocks between deletions.
 */
export function keeping({ rows, of, owners, count, where = "true" }: Counted) {
  const name = `count_${rows}`;
  const trigger = (event: string, tables: string) =>
    `create trigger ${name}_${event} after ${event} on ${rows} referencing ${tables}
     for each statement execute function ${name}_${event}()`;
  const change = (event: string, difference: string) =>
    `create or replace function ${name}_${event}() returns trigger language plpgsql as $$
     begin
       perform 1 from ${owners} where id in (select id from (${difference}) changed) order by id for no key update;
       update ${owners} o set ${count} = o.${count} + changed.difference
       from (${difference}) changed where o.id = changed.id;
       return null;
     end $$`;
  const tally = (table: string, sign: string) =>
    `select ${of} as id, ${sign}count(*) as difference from ${table} where ${where} group by ${of}`;
  const both = `select id, sum(difference) as difference
    from (${tally("added", "")} union all ${tally("removed", "-")}) tallies group by id having sum(difference) <> 0`;
  return {
    insert: [change("insert", tally("added", "")), trigger("insert", "new table as added")],
    delete: [change("delete", tally("removed", "-")), trigger("delete", "old table as removed")],
    update: [change("update", both), trigger("update", "old table as removed new table as added")],
  };
}

function kept(counted: Counted): string[] {
  const { rows, of, owners, count, where = "true" } = counted;
  const triggers = keeping(counted);
  return [
    `alter table ${owners} add ${count} integer not null default 0`,
    `update ${owners} o set ${count} = counted.total
     from (select ${of}, count(*) as total from ${rows} where ${where} group by ${of}) counted where counted.${of} = o.id`,
    ...triggers.insert,
    ...triggers.delete,
    ...(where === "true" ? [] : triggers.update),
  ];
}

/** The numbers of likes and comments, so that queries need not count. */
export const migration = statements(
  ...kept({ rows: "post_likes", of: "post_id", owners: "posts", count: "likes_count" }),
  ...kept({ rows: "comment_likes", of: "comment_id", owners: "comments", count: "likes_count" }),
  ...kept({ rows: "comments", of: "post_id", owners: "posts", count: "comments_count", where: "hidden_at is null" }),
  // The newest rows are at the end of each index.
  `create index post_likes_newest on post_likes (post_id, id)`,
  `create index comment_likes_newest on comment_likes (comment_id, id)`,
  // Finds a blocked person's comments on a post.
  `create index comments_of_author on comments (author_id, post_id) where hidden_at is null`,
);
