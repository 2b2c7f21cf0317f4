import { maxStored, movedTo } from "@passerelle/domain";
import type { Db } from "../db";

type Entry = { id: number };
type Placed = Entry & { place: number };
type Dated = Entry & { startedAt: string };

/** Entries without a date, the newest first. */
export const newest = (a: Entry, b: Entry) => b.id - a.id;

/** Entries with one, the latest start first. */
export const latestStart = (a: Dated, b: Dated) => b.startedAt.localeCompare(a.startedAt) || newest(a, b);

/** Those that their owner has put somewhere, in their order, after those that stand in the usual one. */
export const inOrder = <Stored extends Placed>(rows: readonly Stored[], order: (a: Stored, b: Stored) => number) =>
  rows.toSorted((a, b) => a.place - b.place || order(a, b));

/** Whether entries that their owner has put somewhere stand in the usual order all the same. */
export function isUsual<Stored extends Placed>(rows: readonly Stored[], order: (a: Stored, b: Stored) => number) {
  const usual = rows.toSorted(order);
  return inOrder(rows, order).every((entry, index) => entry === usual[index]);
}

/** Where each of somebody's entries stands once one is at this position; 0 for all if that is the usual order. */
export function placesWith<Stored extends Placed>(
  rows: readonly Stored[],
  order: (a: Stored, b: Stored) => number,
  { id, position }: { id: number; position: number },
): [id: number, place: number][] {
  const moved = movedTo(
    inOrder(rows, order).map((entry) => entry.id),
    id,
    position,
  );
  const usual = rows.toSorted(order).map((entry) => entry.id);
  const isBack = moved.every((each, index) => each === usual[index]);
  return moved.map((each, index) => [each, isBack ? 0 : index + 1]);
}

/** An entry as it is answered. */
export function withoutOwner<Stored extends { userId: number; place: number }>(row: Stored) {
  const { userId: _, place: _place, ...fields } = row;
  return fields;
}

const all = <Stored extends Placed & { userId: number }>(rows: Stored[], order: (a: Stored, b: Stored) => number) =>
  inOrder(rows, order).slice(0, maxStored.cvEntries).map(withoutOwner);

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
