import { statements } from "./execute";

/** Posts, comments and likes (docs/decisions/0004). */
export const migration = statements(
  // Ids rise with time, so the newest posts are the end of the primary key. Posts are deleted with their author's
  // account.
  `create table posts (
     id bigint generated always as identity primary key,
     author_id bigint not null references users on delete cascade,
     text text not null,
     file text,
     created_at timestamptz not null default now(),
     updated_at timestamptz
   )`,
  `create index posts_author on posts (author_id)`,

  `create table post_likes (
     id bigint generated always as identity primary key,
     post_id bigint not null references posts on delete cascade,
     user_id bigint not null references users on delete cascade,
     created_at timestamptz not null default now(),
     unique (post_id, user_id)
   )`,
  `create index post_likes_user on post_likes (user_id)`,

  `create table comments (
     id bigint generated always as identity primary key,
     post_id bigint not null references posts on delete cascade,
     author_id bigint not null references users on delete cascade,
     content text not null,
     created_at timestamptz not null default now(),
     updated_at timestamptz
   )`,
  `create index comments_post on comments (post_id, id)`,
  `create index comments_author on comments (author_id)`,

  `create table comment_likes (
     id bigint generated always as identity primary key,
     comment_id bigint not null references comments on delete cascade,
     user_id bigint not null references users on delete cascade,
     created_at timestamptz not null default now(),
     unique (comment_id, user_id)
   )`,
  `create index comment_likes_user on comment_likes (user_id)`,

  // The number of posts, to avoid counting them. Deferred, so that concurrent publications wait for each other only
  // while committing, when neither waits for anything else.
  `create table totals (
     name text primary key,
     total bigint not null
   )`,
  `insert into totals (name, total) values ('posts', 0)`,
  `create function count_posts() returns trigger language plpgsql as $$
   begin
     update totals set total = total + (case tg_op when 'INSERT' then 1 else -1 end) where name = 'posts';
     return null;
   end $$`,
  `create constraint trigger posts_total after insert or delete on posts deferrable initially deferred
   for each row execute function count_posts()`,

  // A notification of a comment, or of a like of a comment, refers to the post and names the comment.
  `alter table notifications add column comment_id bigint`,
  `create index notifications_comment on notifications (comment_id) where comment_id is not null`,
  `drop index notifications_target`,
  `create index notifications_target on notifications (event_type, target_id, user_id)`,
  // One notification per actor and liked object, even if the like is withdrawn and repeated.
  `create unique index notifications_post_like on notifications (actor_id, target_id) where event = 'post_like'`,
  `create unique index notifications_comment_like on notifications (actor_id, comment_id)
   where event = 'comment_like'`,
);
