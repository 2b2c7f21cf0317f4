import { browserStorage } from "@passerelle/ui/first-paint";
import { removeSession, type SessionEnd, type StoredSession, writeSession } from "./stored-session";

/**
 * The session on a shared computer is stored in a cookie without an expiry, which ends with the browser. The server
 * does not read it: calls carry the token as always.
 */
const cookie = "session";
const personal = ["token", "userId", "username", "role", "name"];
type Values = Record<string, string>;

// The fallback if the browser refused the cookie or it is too long; kept until the page is closed.
let unstored: Values | undefined;

function readCookie(): Values | undefined {
  try {
    const text = document.cookie.split("; ").find((part) => part.startsWith(`${cookie}=`));
    if (text === undefined) return undefined;
    const values: unknown = JSON.parse(decodeURIComponent(text.slice(cookie.length + 1)));
    const entries = Object.entries(Object(values));
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return undefined;
  }
}

const shared = () => unstored ?? readCookie();

function writeCookie(values: Values) {
  unstored = values;
  try {
    const isSecure = location.protocol === "https:";
    const text = encodeURIComponent(JSON.stringify(values));
    document.cookie = `${cookie}=${text}; path=/; samesite=strict${isSecure ? "; secure" : ""}`;
  } catch {
    return;
  }
  if (JSON.stringify(readCookie()) === JSON.stringify(values)) unstored = undefined;
}

function removeCookie() {
  unstored = undefined;
  if (readCookie()) document.cookie = `${cookie}=; path=/; expires=${new Date(0).toUTCString()}`;
}

/** The browser's storage, in which a shared computer's cookie takes precedence over stored values of a session. */
export const sessionValues = {
  getItem: (key: string): string | null => shared()?.[key] ?? browserStorage.getItem(key),
  setItem(key: string, value: string): void {
    const values = personal.includes(key) ? shared() : undefined;
    if (values) writeCookie({ ...values, [key]: value });
    else browserStorage.setItem(key, value);
  },
  removeItem(key: string): void {
    const { [key]: removed, ...values } = shared() ?? {};
    if (removed !== undefined) writeCookie(values);
    browserStorage.removeItem(key);
  },
};

/** Stores a new session, on a shared computer until the browser closes. Removes the previous one last. */
export function storeSession(session: StoredSession, isShared: boolean): void {
  if (!isShared) {
    writeSession(browserStorage, session);
    removeCookie();
    return;
  }
  writeCookie(shared() ?? {});
  writeSession(sessionValues, session);
  for (const key of personal) browserStorage.removeItem(key);
}

/** Removes the stored session from either place. */
export function dropSession(end: SessionEnd): void {
  removeSession(sessionValues, end);
  removeCookie();
}
