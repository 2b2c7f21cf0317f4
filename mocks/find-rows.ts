import type { Schemas } from "@passerelle/api";
import { deletedPerson, notFound, pageSize, type ErrorText } from "@passerelle/domain";
import type { Db } from "./db";
import type { Table, Tables } from "./tables";

export type Row<Name extends keyof Tables> = ReturnType<Tables[Name]["getAll"]>[number];

export type User = Row<"user">;

export const byId = (id: number) => ({ where: { id: { equals: id } } });

/** The current time in the format of rows. */
export const nowIn = (db: Db): string => db.clock.now().toISOString();

/** Returns the row, or throws a 404. */
export function found<T>(row: T | null | undefined, missing?: ErrorText): T {
  if (row === null || row === undefined) throw notFound(missing);
  return row;
}

/** The row with an id; throws a 404 if these rows have none. */
export function foundById<Stored extends { id: number }>(rows: readonly Stored[], id: number, missing?: ErrorText) {
  const row = rows.find((each) => each.id === id);
  return found(row, missing);
}

type Rows<Stored> = Pick<Table<Stored>, "getAll">;

export const rowOf = <Stored extends { id: number }>(table: Rows<Stored>, id: number | null): Stored | undefined =>
  table.getAll().find((row) => row.id === id);

export const rowsOf = <Stored extends { userId: number }>(table: Rows<Stored>, userId: number): Stored[] =>
  table.getAll().filter((row) => row.userId === userId);

/** A user's row by id; throws a 404 for another user's. */
export const ownRow = <Stored extends { id: number; userId: number }>(
  table: Rows<Stored>,
  userId: number,
  id: number,
  missing?: ErrorText,
): Stored => foundById(rowsOf(table, userId), id, missing);

/** A row without some of its columns. */
export function without<Stored extends object, Hidden extends string>(
  row: Stored,
  ...hidden: Hidden[]
): Omit<Stored, Hidden> {
  const shown = { ...row };
  for (const name of hidden) Reflect.deleteProperty(shown, name);
  return shown;
}

/** Creates a row once per user and client id. */
export function createOnce<Stored extends { id: number }>(
  db: Db,
  table: Rows<Stored>,
  key: { userId: number; clientId: string | undefined },
  create: () => Stored,
): { row: Stored; isNew: boolean } {
  const name = `${key.userId} ${key.clientId}`;
  const before = key.clientId === undefined ? undefined : db.created.get(name);
  if (before !== undefined) return { row: found(rowOf(table, before)), isNew: false };
  const row = create();
  db.created.set(name, row.id);
  return { row, isNew: true };
}

/** Newest first; on equal times the higher id first. */
export const newestFirst = (a: { createdAt: string; id: number }, b: { createdAt: string; id: number }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** Cuts a page from a complete list, and presents its items. */
export function pageFrom<Item, Shown>(
  all: readonly Item[],
  query: { page?: number; pageSize?: number; limit?: number },
  present: (item: Item) => Shown,
) {
  const { page = 1, limit = pageSize, pageSize: size = limit } = query;
  const items = all.slice((page - 1) * size, page * size).map(present);
  return { items, page, totalPages: Math.ceil(all.length / size), totalItems: all.length };
}

/** Whether one of these texts contains the search text. */
export const has = (texts: readonly (string | null)[], wanted: string): boolean =>
  texts.some((text) => text?.toLowerCase().includes(wanted.trim().toLowerCase()) === true);

export const userById = (db: Db, id: number): User => found(rowOf(db.user, id));

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** The verified user with a username. */
export const userNamed = (db: Db, username: string): User | undefined =>
  db.user.getAll().find((user) => user.verified && isSame(user.username, username));

/** The user with an e-mail address; verified ones come first. */
export function userByEmail(db: Db, email: string): User | undefined {
  const users = db.user.getAll().filter((user) => isSame(user.email, email));
  return users.find(({ verified }) => verified) ?? users.at(-1);
}

export function userOfToken(db: Db, token: string): User | undefined {
  const session = db.session.getAll().find((each) => each.token === token);
  return session && rowOf(db.user, session.userId);
}

export const applicantProfileOf = (db: Db, userId: number) => rowsOf(db.applicantProfile, userId)[0];
export const recruiterProfileOf = (db: Db, userId: number) => rowsOf(db.recruiterProfile, userId)[0];

/** The ids of the people that a user has blocked, latest block first. */
export const blockedBy = (db: Db, userId: number): number[] =>
  db.block
    .getAll()
    .flatMap(({ blockerId, blockedId }) => (blockerId === userId ? [blockedId] : []))
    .toReversed();

/** All data of a user, for that user only. */
export function presentUser(db: Db, user: User): Schemas["User"] {
  const { email, phone, address, birthdate, profileAudience, readMarks } = user;
  const pendingEmail = rowsOf(db.emailChange, user.id)[0]?.email ?? null;
  return { ...presentSummary(user), email, phone, address, birthdate, pendingEmail, profileAudience, readMarks };
}

/** The public data of a user. */
export function presentSummary({ id, firstname, lastname, username, avatar, role }: User): Schemas["UserSummary"] {
  return { id, firstname, lastname, username, avatar, role };
}

/** The public data of another person, who may be deleted. */
export function presentPerson(db: Db, userId: number): Schemas["Person"] {
  const user = rowOf(db.user, userId);
  return user ? without(presentSummary(user), "role") : deletedPerson;
}
