import { statements } from "./execute";

/** A recruiter without an offer is new only if there never was one. */
export const migration = statements(`alter table users add column has_deleted_offers boolean not null default false`);
