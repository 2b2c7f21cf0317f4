import { isSamePerson, type StoredSession } from "../session/stored-session";

const key = "draftOwner";
type Person = Pick<StoredSession, "id" | "username">;

/** Assigns this tab's unsent drafts to a person; deletes those of another person. */
export function claimDrafts(storage: Pick<Storage, "getItem" | "setItem">, person: Person, forget: () => void) {
  if (!isOwner(storage, person)) forget();
  storage.setItem(key, JSON.stringify({ id: person.id, username: person.username }));
}

function isOwner(storage: Pick<Storage, "getItem">, person: Person): boolean {
  try {
    const owner: unknown = JSON.parse(storage.getItem(key) ?? "null");
    return isPerson(owner) && isSamePerson(owner, person);
  } catch {
    return false;
  }
}

function isPerson(value: unknown): value is Person {
  if (typeof value !== "object" || value === null || !("username" in value)) return false;
  return typeof value.username === "string" && (!("id" in value) || typeof value.id === "number");
}
