import type { Schemas } from "@passerelle/api";
import { atom, createStore } from "jotai";
import { atomWithStorage, createJSONStorage } from "jotai/utils";

type Session = Schemas["Session"];

/** Plain strings rather than JSON, and every tab follows a change made in another one. */
function stored(key: keyof Session) {
  return atomWithStorage<string | null>(
    key,
    null,
    {
      getItem: (name) => localStorage.getItem(name),
      setItem: (name, value) => (value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value)),
      removeItem: (name) => localStorage.removeItem(name),
      subscribe: subscribeToOtherTabs,
    },
    { getOnInit: true },
  );
}

function subscribeToOtherTabs(key: string, follow: (value: string | null) => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow(event.key === null ? null : event.newValue);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

export const tokenAtom = stored("token");
export const usernameAtom = stored("username");
const storedRoleAtom = stored("role");

/** For the first drawing alone; /user/me decides what a role may see (D-053). */
export const roleAtom = atom((get) => {
  const role = get(storedRoleAtom);
  return role === "applicant" || role === "recruiter" ? role : undefined;
});

/** The stored session as a whole (specification §3). Setting null logs out: all three keys go (D-046). */
export const sessionAtom = atom(null, (_get, set, session: Session | null) => {
  set(usernameAtom, session?.username ?? null);
  set(storedRoleAtom, session?.role ?? null);
  set(tokenAtom, session?.token ?? null);
});

/** The session's owner has another username now (D-031); a session that ended meanwhile stays ended. */
export const renameAtom = atom(null, (get, set, username: string) => {
  if (get(tokenAtom)) set(usernameAtom, username);
});

/** Outside React too: the client reads the token here, and a 401 ends the session here. */
export const store = createStore();

/** The address to verify, carried from registration or login; kept for the tab, so that a reload keeps it (D-049). */
export const emailToVerifyAtom = atomWithStorage<string | null>(
  "emailToVerify",
  null,
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);
