import { statements } from "./execute";

/** Finds a page of somebody's posts without reading the others. */
export const migration = statements(
  `create index posts_author_newest on posts (author_id, id)`,
  `drop index posts_author`,
);
