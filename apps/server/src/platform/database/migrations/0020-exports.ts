import { statements } from "./execute";

/** Links to exports, and indexes for reading one person's data page by page. */
export const migration = statements(
  `create table exports (
     code_hash text primary key,
     session_id bigint not null references sessions on delete cascade,
     language text not null,
     expires_at timestamptz not null
   )`,
  `create index exports_session on exports (session_id)`,
  `create index exports_expires on exports (expires_at)`,
  ...["posts (author_id", "comments (author_id", "post_likes (user_id", "comment_likes (user_id"].flatMap((columns) => {
    const name = columns.replace(" (", "_").replace("_id", "");
    return [`drop index ${name}`, `create index ${name} on ${columns}, id)`];
  }),
  `drop index files_owner`,
  `create index files_owner on files (owner_id, name)`,
);
