import { notFound, type ErrorText } from "@passerelle/domain";
import type { Db } from "../db";

interface Creation<Thing> {
  userId: number;
  kind: string;
  /** The client's idempotency key; without one every call creates. */
  clientId: string | undefined;
  create: () => Thing;
  find: (where: { id: { equals: number } }) => Thing | null;
  /** The 404's text when the created row has been deleted meanwhile. */
  missing: ErrorText;
}

/** Creates a row once per user and client id; 404 if that row has been deleted meanwhile. */
export function createOnce<Thing extends { id: number }>(
  db: Db,
  { userId, kind, clientId, create, find, missing }: Creation<Thing>,
): { row: Thing; isNew: boolean } {
  if (clientId === undefined) return { row: create(), isNew: true };
  const name = `${userId} ${kind} ${clientId.toLowerCase()}`;
  const before = db.creation.findFirst({ where: { name: { equals: name } } });
  if (before) return { row: found(find({ id: { equals: before.objectId } }), missing), isNew: false };
  const row = create();
  db.creation.create({ name, objectId: row.id });
  return { row, isNew: true };
}

/** Returns the row, or throws a 404. */
export function found<T>(row: T | null | undefined, missing?: ErrorText): T {
  if (row === null || row === undefined) throw notFound(missing);
  return row;
}
