import { statements } from "./execute";

/** The pictures of hidden posts: kept, and opened by nobody. */
export const migration = statements(`alter table files add hidden boolean not null default false`);
