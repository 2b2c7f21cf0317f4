import { statements } from "./execute";

/** Which people each user has blocked. */
export const migration = statements(
  `create table blocks (
     blocker_id bigint not null references users on delete cascade,
     blocked_id bigint not null references users on delete cascade,
     created_at timestamptz not null default now(),
     primary key (blocker_id, blocked_id),
     check (blocker_id <> blocked_id)
   )`,
  `create index blocks_blocked on blocks (blocked_id)`,
);
