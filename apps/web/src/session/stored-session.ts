import type { Schemas } from "@passerelle/api";

/** A session as the browser stores it, for all tabs. */
export interface StoredSession {
  token: string;
  /** Empty if the stored username is unreadable; the server is asked in any case. */
  username: string;
  /** For the first rendering only; /user/me decides what a role may see. */
  role: Schemas["Role"] | undefined;
  /** Undefined if the server sends none. */
  id: number | undefined;
  /** First and last name from /user/me, for the first rendering only. */
  name?: string;
}

/** The reason that the session ended: an expiry keeps drafts for the same person, a logout keeps nothing. */
export type SessionEnd = "logout" | "expiry";

type Writable = Pick<Storage, "setItem" | "removeItem">;

const endKey = "sessionEnd";
const placeholders = new Set(["undefined", "null", "NaN"]);

/** A token that is valid in a header and a URL. */
const isToken = (text: string) => /^[!-~]{1,4096}$/.test(text) && !placeholders.has(text);

/** The stored session; null if there is none or it is invalid. */
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

/** Stores a session. The token is written last, so that another tab never reads the new token with an old name. */
export function writeSession(storage: Writable, { id, username, role, name, token }: StoredSession) {
  storage.removeItem(endKey);
  const values = { userId: id === undefined ? undefined : String(id), username, role, name, token };
  for (const [key, value] of Object.entries(values)) {
    if (value) storage.setItem(key, value);
    else storage.removeItem(key);
  }
}

/** Removes the stored session and stores the reason for other tabs. */
export function removeSession(storage: Writable, end: SessionEnd) {
  storage.setItem(endKey, end);
  for (const key of ["token", "userId", "username", "role", "name"]) storage.removeItem(key);
}

/** The reason that no session is stored. */
export const readEnd = (storage: Pick<Storage, "getItem">): SessionEnd =>
  storage.getItem(endKey) === "expiry" ? "expiry" : "logout";

/** Whether two sessions belong to the same person: by id, or by username if the server sends no ids. */
export function isSamePerson(one: Pick<StoredSession, "id" | "username">, other: typeof one): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return one.username !== "" && one.username.toLowerCase() === other.username.toLowerCase();
}
