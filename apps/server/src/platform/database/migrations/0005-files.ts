import { statements } from "./execute";

/** Stored files, and the keys that only the server knows. */
export const migration = statements(
  // A row exists before its file and until after it, so that the store never holds an unknown file.
  `create table files (
     name text primary key,
     kind text not null check (kind in ('avatar', 'logo', 'post', 'resume')),
     owner_id bigint references users on delete set null,
     state text not null default 'new' check (state in ('new', 'kept', 'dropped')),
     created_at timestamptz not null default now()
   )`,
  `create index files_owner on files (owner_id)`,
  `create index files_leftover on files (created_at) where state <> 'kept' or owner_id is null`,

  `create table secrets (
     name text primary key,
     value text not null
   )`,
);
