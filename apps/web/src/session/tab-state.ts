import { isSamePerson, type SessionEnd, type StoredSession } from "./stored-session";

/** The area that a tab shows. It belongs to one tab and follows the stored session, which belongs to all. */
export type TabState =
  /** A page before the login; a session may exist. */
  | { area: "public"; session: StoredSession | null; expired: boolean }
  | { area: "dashboard"; session: StoredSession }
  /** The dashboard of a person who was replaced: another person has logged in through another tab. */
  | { area: "replaced"; session: StoredSession };

/** The tab's next state for a stored session; `end` is the reason if there is none. */
export function follow(state: TabState, stored: StoredSession | null, end: SessionEnd): TabState {
  if (state.area === "public") {
    if (stored === null && state.session === null) return state;
    if (stored && state.session && isEqual(stored, state.session)) return state;
    return { area: "public", session: stored, expired: false };
  }
  if (stored === null)
    return { area: "public", session: null, expired: state.area === "dashboard" && end === "expiry" };
  if (state.area === "replaced") return isEqual(stored, state.session) ? state : { area: "replaced", session: stored };
  if (stored.token === state.session.token) return renamed(state, stored);
  // The same person again: the dashboard restarts with the new token at the same address.
  if (isSamePerson(stored, state.session)) return { area: "public", session: stored, expired: false };
  return { area: "replaced", session: stored };
}

function renamed(state: TabState & { area: "dashboard" }, stored: StoredSession): TabState {
  const { session } = state;
  // Only the id distinguishes a rename from another person's session that is just being stored.
  const isRename = session.id !== undefined && session.id === stored.id && session.username !== stored.username;
  return isRename ? { area: "dashboard", session: { ...session, username: stored.username } } : state;
}

const isEqual = (one: StoredSession, other: StoredSession) =>
  one.token === other.token && one.username === other.username && one.role === other.role && one.id === other.id;
