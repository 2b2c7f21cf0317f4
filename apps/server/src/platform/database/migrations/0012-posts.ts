import { statements } from "./execute";

/** A stored count of rows. */
interface Counted {
  /** The table whose rows are counted. */
  rows: string;
  /** The column that refers to a row's owner. */
  of: string;
  /** The table that stores the count. */
  owners: string;
  count: string;
  /** The condition for rows to count. */
  where: string;
}

/**
 * Stores a count, and the triggers that update it. They run once per statement, so that a cascade of ten thousand rows
 * updates each count once, and owners are locked in one order, which avoids deadlocks between deletions.
 */
function kept({ rows, of, owners, count, where }: Counted): string[] {
  const name = `count_${rows}`;
  const keep = (event: string, tables: string, difference: string) => [
    `create function ${name}_${event}() returns trigger language plpgsql as $$
     begin
       perform 1 from ${owners} where id in (select id from (${difference}) changed) order by id for no key update;
       update ${owners} o set ${count} = o.${count} + changed.difference
       from (${difference}) changed where o.id = changed.id;
       return null;
     end $$`,
    `create trigger ${name}_${event} after ${event} on ${rows} referencing ${tables}
     for each statement execute function ${name}_${event}()`,
  ];
  const tally = (table: string, sign: string) =>
    `select ${of} as id, ${sign}count(*) as difference from ${table} where ${where} group by ${of}`;
  const both = `select id, sum(difference) as difference
    from (${tally("added", "")} union all ${tally("removed", "-")}) tallies group by id having sum(difference) <> 0`;
  return [
    `alter table ${owners} add ${count} integer not null default 0`,
    `update ${owners} o set ${count} = counted.total
     from (select ${of}, count(*) as total from ${rows} where ${where} group by ${of}) counted where counted.${of} = o.id`,
    ...keep("insert", "new table as added", tally("added", "")),
    ...keep("delete", "old table as removed", tally("removed", "-")),
    ...keep("update", "old table as removed new table as added", both),
  ];
}

const visible = { count: "likes_count", where: "not is_hidden" };

/** Hidden posts and likes, the text alternative of a picture, and counts, so that queries need not count. */
export const migration = statements(
  // words are the search words, filled by 0015-words.
  `alter table posts
     add image_alt text check (image_alt is null or file is not null),
     add hidden_at timestamptz,
     add words tsvector not null default ''`,
  `alter table comments add hidden_at timestamptz`,
  // The likes of suspended people.
  `alter table post_likes add is_hidden boolean not null default false`,
  `alter table comment_likes add is_hidden boolean not null default false`,
  ...kept({ rows: "post_likes", of: "post_id", owners: "posts", ...visible }),
  ...kept({ rows: "comment_likes", of: "comment_id", owners: "comments", ...visible }),
  ...kept({ rows: "comments", of: "post_id", owners: "posts", count: "comments_count", where: "hidden_at is null" }),
  `create index posts_hidden on posts (id) where hidden_at is not null`,
  // The newest rows are at the end of each index.
  `drop index posts_author`,
  `create index posts_author_newest on posts (author_id, id)`,
  `drop index comments_author`,
  `create index comments_author on comments (author_id, id)`,
  `drop index post_likes_user`,
  `create index post_likes_user on post_likes (user_id, id)`,
  `drop index comment_likes_user`,
  `create index comment_likes_user on comment_likes (user_id, id)`,
  `create index post_likes_newest on post_likes (post_id, id)`,
  `create index comment_likes_newest on comment_likes (comment_id, id)`,
  // Finds a blocked person's comments on a post.
  `create index comments_of_author on comments (author_id, post_id) where hidden_at is null`,
);
