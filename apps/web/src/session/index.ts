import type { Schemas } from "@passerelle/api";
import { atom, getDefaultStore } from "jotai";
import { browserStorage, tabStorage } from "@passerelle/ui/first-paint";
import { paths } from "../paths";
import { forgetPerson } from "./forget-person";
import {
  forgetReturnAddress,
  isForAnybody,
  keepCurrentAddress,
  keepEnteredAddress,
  readReturnAddress,
} from "./return-address";
import { hasMissedLogout, markLogout } from "./missed-logouts";
import { dropSession, sessionValues, storeSession } from "./session-values";
import { isSamePerson, readEnd, readSession, type SessionEnd, writeSession } from "./stored-session";
import { follow, type TabState } from "./tab-state";
import { verificationAtom } from "./verification";

export { verificationAtom };

/** Also used outside React: calls and sockets of a session end before React renders anything of the next one. */
export const store = getDefaultStore();

const stateAtom = atom<TabState>({ area: "public", session: readSession(sessionValues), expired: false });

/** The area that this tab shows, with its session. */
export const tabAtom = atom((get) => get(stateAtom));
/** Whether this tab's session has just expired. */
export const expiredAtom = atom((get) => {
  const state = get(stateAtom);
  return state.area === "public" && state.expired;
});
export const sessionAtom = atom((get) => get(stateAtom).session);
export const usernameAtom = atom((get) => get(sessionAtom)?.username || null);
/** For the first rendering only; /user/me decides what a role may see. */
export const roleAtom = atom((get) => get(sessionAtom)?.role);

function become(next: TabState) {
  const before = store.get(stateAtom);
  if (next === before) return;
  if (next.area === "public" && next.session === null && before.session !== null) {
    const wasInside = before.area !== "public";
    if (!next.expired) forgetPerson(tabStorage, "tab");
    // In a tab before the login, the verification belongs to a registration in progress.
    if (!next.expired && wasInside) store.set(verificationAtom, null);
  }
  store.set(stateAtom, next);
}

/** Removes what this tab stores about a person who logged out while it was elsewhere, asleep or closed (D-259). */
function forgetMissedLogout() {
  if (hasMissedLogout(browserStorage, tabStorage))
    forgetPerson(tabStorage, "tab", isForAnybody(tabStorage) ? ["returnAddress"] : []);
}

/** Compares this tab's session with the stored one, which another tab may have changed. */
function followStoredSession() {
  forgetMissedLogout();
  const before = store.get(stateAtom);
  const next = follow(before, readSession(sessionValues), readEnd(browserStorage));
  if (before.area === "dashboard" && next.area === "public" && next.expired)
    keepCurrentAddress(tabStorage, before.session);
  become(next);
}

/** Whether a session is both this tab's and the stored one; calls of any other session are not sent. */
export function isPresentSession(token: string): boolean {
  followStoredSession();
  const { area, session } = store.get(stateAtom);
  return area === "dashboard" && session.token === token;
}

/** Stores a new session, on a shared computer until the browser closes; returns its first address. */
export function beginSession({ token, username, role, id }: Schemas["Session"], isShared = false): string {
  const session = { token, username, role, id };
  const before = readSession(sessionValues);
  if (before && !isSamePerson(before, session)) markLogout(browserStorage);
  storeSession(session, isShared);
  become({ area: "public", session, expired: false });
  return readReturnAddress(tabStorage, session);
}

/** The first address of this tab's session if it enters the dashboard now. */
export function startAddress(): string {
  const session = store.get(sessionAtom);
  return session ? readReturnAddress(tabStorage, session) : paths.login;
}

/** Ends this tab's session, and removes the stored one if it is the same. */
export function endSession(token: string, end: SessionEnd) {
  if (!isPresentSession(token)) return;
  dropSession(end);
  if (end === "logout") markLogout(browserStorage);
  forgetPerson(browserStorage, "browser");
  followStoredSession();
}

/** Shows the dashboard if this tab has a session, and forgets the return address. */
export function enterDashboard() {
  const { session } = store.get(stateAtom);
  if (!session) return;
  forgetReturnAddress(tabStorage);
  become({ area: "dashboard", session });
}

/** Shows the pages before the login without ending the session. */
export function leaveDashboard() {
  if (store.get(stateAtom).area === "public") return;
  become({ area: "public", session: store.get(sessionAtom), expired: false });
}

/** Updates the username of the session's owner; a session that has ended meanwhile stays ended. */
export function renameSession(username: string) {
  const state = store.get(stateAtom);
  if (state.area !== "dashboard" || !isPresentSession(state.session.token)) return;
  const session = { ...state.session, username };
  writeSession(sessionValues, session);
  become({ area: "dashboard", session });
}

/** Stores the owner's name, which the next visit shows immediately. */
export function keepName(name: string) {
  const state = store.get(stateAtom);
  if (state.area !== "dashboard" || state.session.name === name || !isPresentSession(state.session.token)) return;
  const session = { ...state.session, name };
  writeSession(sessionValues, session);
  become({ area: "dashboard", session });
}

/** Starts following the stored session. Sleeping tabs miss storage events, so other events are used as well. */
export function watchStoredSession() {
  forgetMissedLogout();
  if (store.get(sessionAtom) === null) {
    // An invalid stored session would be found again on every start.
    if (sessionValues.getItem("token") !== null) dropSession("logout");
    // The session may have ended while this tab was closed or asleep.
    if (readEnd(browserStorage) === "logout") {
      forgetPerson(browserStorage, "browser");
      forgetPerson(tabStorage, "tab", isForAnybody(tabStorage) ? ["returnAddress"] : []);
    }
    keepEnteredAddress(tabStorage);
  }
  for (const event of ["storage", "pageshow", "focus"]) window.addEventListener(event, followStoredSession);
  document.addEventListener("visibilitychange", followStoredSession);
}
