import { maxPerPerson } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { certifications, experiences, formations, projects, type Section, type Table } from "./sections";
import { listEntries } from "./store";

const all = { page: 1, size: maxPerPerson.cvEntries, offset: 0 };

/** The four lists of a person's CV, complete and in order. */
export async function wholeCv(db: Db, userId: number) {
  const entries = async <T extends Table, Entry extends { id: number }>(section: Section<T, Entry>) =>
    (await listEntries(db, section, userId, all)).items;
  return {
    formations: await entries(formations),
    experiences: await entries(experiences),
    projects: await entries(projects),
    certifications: await entries(certifications),
  };
}
