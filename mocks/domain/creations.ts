import { notFound, type ErrorText } from "@passerelle/domain";
import type { Db } from "../db";

interface Creation<Thing> {
  userId: number;
  kind: string;
  /** The client's name of this creation; without one every call creates. */
  clientId: string | undefined;
  create: () => Thing;
  find: (where: { id: { equals: number } }) => Thing | null;
  /** What is said where it has been deleted meanwhile. */
  missing: ErrorText;
}

/** Creates something once for each client id of a person; 404 where it has been deleted meanwhile. */
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

/** What was looked for, or a 404. */
export function found<Thing>(thing: Thing | null | undefined, missing?: ErrorText): Thing {
  if (thing === null || thing === undefined) throw notFound(missing);
  return thing;
}
