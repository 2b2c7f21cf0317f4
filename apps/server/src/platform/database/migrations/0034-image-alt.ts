import { statements } from "./execute";

/** The text alternative of a post's picture. */
export const migration = statements(
  `alter table posts add image_alt text check (image_alt is null or file is not null)`,
);
