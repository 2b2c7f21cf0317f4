import type { Db } from "../db";
import { found, type Visit } from "../http/request";

interface Creation<Thing> {
  kind: string;
  /** The client's name of this creation; without one every call creates. */
  clientId: string | null;
  create: () => Thing;
  find: (where: { id: { equals: number } }) => Thing | null;
}

/** Creates something once for each client id of a person; 404 where it has been deleted meanwhile. */
export function createOnce<Thing extends { id: number }>(
  db: Db,
  { me, say }: Visit,
  { kind, clientId, create, find }: Creation<Thing>,
): { row: Thing; status: 200 | 201 } {
  if (clientId === null) return { row: create(), status: 201 };
  const name = `${me.id} ${kind} ${clientId}`;
  const before = db.creation.findFirst({ where: { name: { equals: name } } });
  if (before) return { row: found(find({ id: { equals: before.objectId } }), say), status: 200 };
  const row = create();
  db.creation.create({ name, objectId: row.id });
  return { row, status: 201 };
}
