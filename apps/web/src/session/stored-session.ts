import type { Schemas } from "@passerelle/api";

/** What the browser keeps of a session, for all tabs. */
export interface StoredSession {
  token: string;
  /** Empty where the stored one cannot be read; the server is asked anyway. */
  username: string;
  /** For the first drawing alone: /user/me decides what a role may see. */
  role: Schemas["Role"] | undefined;
  /** Missing where the server sends none. */
  id: number | undefined;
  /** First and last name, once /user/me has told them; for the first drawing alone. */
  name?: string;
}

/** Why the stored session is gone: an expiry keeps what was typed for the same person, a logout keeps nothing. */
export type SessionEnd = "logout" | "expiry";

type Writable = Pick<Storage, "setItem" | "removeItem">;

const endKey = "sessionEnd";
const placeholders = new Set(["undefined", "null", "NaN"]);

/** A token as a header and an address can carry it. */
const isToken = (text: string) => /^[!-~]{1,4096}$/.test(text) && !placeholders.has(text);

/** The stored session; null where there is none, or nothing that could be one. */
export function readSession(storage: Pick<Storage, "getItem">): StoredSession | null {
  const token = storage.getItem("token");
  if (token === null || !isToken(token)) return null;
  const username = storage.getItem("username") ?? "";
  const role = storage.getItem("role");
  const id = Number(storage.getItem("userId"));
  const name = storage.getItem("name");
  return {
    token,
    username: /^[\w.-]{1,100}$/.test(username) ? username : "",
    role: role === "applicant" || role === "recruiter" ? role : undefined,
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    ...(name && name.length <= 500 && { name }),
  };
}

/** Stores a session. The token comes last: a tab that reads too early does not see the new token with an old name. */
export function writeSession(storage: Writable, { id, username, role, name, token }: StoredSession) {
  storage.removeItem(endKey);
  const values = { userId: id === undefined ? undefined : String(id), username, role, name, token };
  for (const [key, value] of Object.entries(values)) {
    if (value) storage.setItem(key, value);
    else storage.removeItem(key);
  }
}

/** Removes the stored session; the reason stays for the other tabs. */
export function removeSession(storage: Writable, end: SessionEnd) {
  storage.setItem(endKey, end);
  for (const key of ["token", "userId", "username", "role", "name"]) storage.removeItem(key);
}

/** Why there is no stored session. */
export const readEnd = (storage: Pick<Storage, "getItem">): SessionEnd =>
  storage.getItem(endKey) === "expiry" ? "expiry" : "logout";

/** Whether two sessions are of one person: by id, or by username where a server sends no ids. */
export function isSamePerson(one: Pick<StoredSession, "id" | "username">, other: typeof one): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return one.username !== "" && one.username.toLowerCase() === other.username.toLowerCase();
}
