import { maxStored } from "@passerelle/domain";
import type { Db } from "../db";

type Entry = { id: number };
type Dated = Entry & { startedAt: string };

/** Entries without a date, the newest first. */
export const newest = (a: Entry, b: Entry) => b.id - a.id;

/** Entries with one, the latest start first. */
export const latestStart = (a: Dated, b: Dated) => b.startedAt.localeCompare(a.startedAt) || newest(a, b);

/** An entry as it is answered. */
export function withoutOwner<Stored extends { userId: number }>(row: Stored) {
  const { userId: _, ...fields } = row;
  return fields;
}

const all = <Stored extends Entry & { userId: number }>(rows: Stored[], order: (a: Stored, b: Stored) => number) =>
  rows.toSorted(order).slice(0, maxStored.cvEntries).map(withoutOwner);

/** The four lists of somebody's CV, each in its order. */
export function wholeCv(db: Db, userId: number) {
  const where = { userId: { equals: userId } };
  return {
    formations: all(db.formation.findMany({ where }), latestStart),
    experiences: all(db.experience.findMany({ where }), latestStart),
    projects: all(db.project.findMany({ where }), newest),
    certifications: all(db.certification.findMany({ where }), newest),
  };
}
