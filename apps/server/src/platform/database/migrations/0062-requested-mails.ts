import { statements } from "./execute";

/** Mails that are written after the call is answered, and the long code of an address that received too many mails. */
export const migration = statements(
  `alter table mails add column request jsonb`,
  `create table address_codes (
     email text primary key,
     code_hash text not null,
     expires_at timestamptz not null
   )`,
);
