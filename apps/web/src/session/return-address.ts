import { isInDashboard, isScreenOfDashboard, paths } from "../paths";
import { isSamePerson, type StoredSession } from "./stored-session";

/** The address to open after the next login in this tab. */
interface ReturnAddress {
  address: string;
  /** The only person who may return; null if the address was opened without a session. */
  person: Pick<StoredSession, "id" | "username"> | null;
}

const key = "returnAddress";

/** Stores an address for the next login in this tab. */
export function keepReturnAddress(storage: Pick<Storage, "setItem">, value: ReturnAddress) {
  storage.setItem(key, JSON.stringify(value));
}

const currentAddress = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** Stores the current address for a person whose session has just expired. */
export const keepCurrentAddress = (storage: Pick<Storage, "setItem">, { id, username }: StoredSession) =>
  keepReturnAddress(storage, { address: currentAddress(), person: { id, username } });

/** Stores an address of the dashboard that was opened without a session, for the next person who logs in. */
export function keepEnteredAddress(storage: Pick<Storage, "setItem">) {
  // An entry of the history that a router has marked may belong to the last person (D-387).
  if (isInDashboard(window.location.pathname) && window.history.state === null)
    keepReturnAddress(storage, { address: currentAddress(), person: null });
}

/** The first address of a session in this tab: the stored one if it is this person's, otherwise the home. */
export function readReturnAddress(storage: Pick<Storage, "getItem">, session: StoredSession): string {
  const kept = read(storage.getItem(key));
  if (!kept || !isScreenOfDashboard(kept.address)) return paths.dashboard;
  return kept.person === null || isSamePerson(kept.person, session) ? kept.address : paths.dashboard;
}

/** The stored address, for any person. */
export const returnAddressOf = (storage: Pick<Storage, "getItem">): string | undefined =>
  read(storage.getItem(key))?.address;

/** Whether the stored address was opened without a session. */
export const isForAnybody = (storage: Pick<Storage, "getItem">): boolean => read(storage.getItem(key))?.person === null;

/** Removes the stored address, so that the next session starts at the dashboard's home. */
export function forgetReturnAddress(storage: Pick<Storage, "removeItem">) {
  storage.removeItem(key);
}

function read(json: string | null): ReturnAddress | undefined {
  try {
    const value: unknown = JSON.parse(json ?? "null");
    return isReturnAddress(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isReturnAddress(value: unknown): value is ReturnAddress {
  if (typeof value !== "object" || value === null || !("address" in value) || !("person" in value)) return false;
  const { address, person } = value;
  if (typeof address !== "string") return false;
  return person === null || (typeof person === "object" && "username" in person && typeof person.username === "string");
}
