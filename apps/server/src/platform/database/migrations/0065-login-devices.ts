import { statements } from "./execute";

/** Browsers in which an account has logged in, so that guesses from elsewhere do not delay them. */
export const migration = statements(
  `create table login_devices (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     token_hash text not null unique,
     tries integer not null default 0,
     last_login_at timestamptz not null
   )`,
  `create index login_devices_user on login_devices (user_id)`,
);
