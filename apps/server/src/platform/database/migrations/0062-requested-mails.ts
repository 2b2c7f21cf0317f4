import { statements } from "./execute";

/** Mails that are written after the answer to who asked, and the code of an address that was mailed too many. */
export const migration = statements(
  `alter table mails add column request jsonb`,
  `create table address_codes (
     email text primary key,
     code_hash text not null,
     expires_at timestamptz not null
   )`,
);
