import { keeping } from "./0028-feed-counts";
import { statements } from "./execute";

const isNoTrigger = (text: string) => !text.startsWith("create trigger");

/** Excludes the likes of suspended people from a count, which a suspension and its end update. */
function hiding(rows: "post_likes" | "comment_likes", of: string, owners: string): string[] {
  const counted = { rows, of, owners, count: "likes_count", where: "not is_hidden" };
  const { insert, delete: removal, update } = keeping(counted);
  return [
    `alter table ${rows} add is_hidden boolean not null default false`,
    `update ${rows} set is_hidden = true where user_id in (select id from users where suspended_at is not null)`,
    `update ${owners} o set likes_count = o.likes_count - hidden.total
     from (select ${of}, count(*) as total from ${rows} where is_hidden group by ${of}) hidden where hidden.${of} = o.id`,
    ...[...insert, ...removal].filter(isNoTrigger),
    ...update,
  ];
}

/** Hides the likes of suspended people, also from counts. */
export const migration = statements(
  ...hiding("post_likes", "post_id", "posts"),
  ...hiding("comment_likes", "comment_id", "comments"),
);
