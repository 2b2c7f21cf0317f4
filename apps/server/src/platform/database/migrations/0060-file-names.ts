import { statements } from "./execute";

/** How people named their resumes, and how large these are; of those that are there already nobody knows. */
export const migration = statements(`alter table files add given_name text, add size integer`);
