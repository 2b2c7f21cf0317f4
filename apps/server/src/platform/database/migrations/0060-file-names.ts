import { statements } from "./execute";

/** The original names and the sizes of resumes; unknown for existing files. */
export const migration = statements(`alter table files add given_name text, add size integer`);
