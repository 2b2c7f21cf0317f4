import { statements } from "./execute";

/** Keeps the pictures of hidden posts, without serving them. */
export const migration = statements(`alter table files add hidden boolean not null default false`);
