import { statements } from "./execute";

/** What the picture of a post shows, in words. */
export const migration = statements(
  `alter table posts add image_alt text check (image_alt is null or file is not null)`,
);
