import { statements } from "./execute";

/** Finds one page of an author's posts without reading the others. */
export const migration = statements(
  `create index posts_author_newest on posts (author_id, id)`,
  `drop index posts_author`,
);
