// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { removeSession, writeSession } from "./stored-session";
import { jeanne, karim } from "./test-people";
import { aStorage } from "./test-storage";

const aSession = { ...jeanne, id: 3, role: "applicant" as const };
const formations = "/dashboard/formations?page=2";

const { localStorage } = window;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

/** A tab in which Jeanne's session has just expired on a screen of the dashboard. */
async function anExpiredTab() {
  writeSession(localStorage, jeanne);
  window.history.replaceState(null, "", formations);
  const tab = await import("./index");
  tab.watchStoredSession();
  tab.enterDashboard();
  removeSession(localStorage, "expiry");
  window.dispatchEvent(new Event("storage"));
  return tab;
}

function logInElsewhere(session: Parameters<typeof writeSession>[1]) {
  writeSession(localStorage, session);
  window.dispatchEvent(new Event("storage"));
}

it("goes on where it expired, once the same person has logged in in another tab", async () => {
  const { startAddress } = await anExpiredTab();
  logInElsewhere({ ...jeanne, token: "three" });
  expect(startAddress()).toBe(formations);
});

it("keeps the address for one return alone", async () => {
  const { enterDashboard, leaveDashboard, startAddress } = await anExpiredTab();
  logInElsewhere({ ...jeanne, token: "three" });
  enterDashboard();
  leaveDashboard();
  expect(startAddress()).toBe("/dashboard");
});

it("begins a session of its own there too", async () => {
  const { beginSession } = await anExpiredTab();
  expect(beginSession({ ...jeanne, token: "three" })).toBe(formations);
});

it("goes on at the home as another person, who leaves no way back for the first", async () => {
  const { enterDashboard, startAddress } = await anExpiredTab();
  logInElsewhere(karim);
  expect(startAddress()).toBe("/dashboard");
  enterDashboard();
  logInElsewhere({ ...jeanne, token: "three" });
  expect(startAddress()).toBe("/dashboard");
});

describe.each(["full", "forbidden"])("where the storage is %s", (why) => {
  const refused = () => {
    throw new DOMException("No.", why === "full" ? "QuotaExceededError" : "SecurityError");
  };
  const refuse = () => {
    const storage = Object.assign(aStorage(), { setItem: refused });
    if (why === "forbidden") Object.assign(storage, { getItem: refused, removeItem: refused });
    for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, storage);
  };

  it("logs in and shows the dashboard, as long as the page lives", async () => {
    refuse();
    const { beginSession, enterDashboard, isPresentSession, keepName, store, tabAtom, watchStoredSession } =
      await import("./index");
    watchStoredSession();
    beginSession(aSession);
    enterDashboard();
    keepName("Jeanne Martin");
    expect(store.get(tabAtom)).toMatchObject({ area: "dashboard", session: { ...aSession, name: "Jeanne Martin" } });
    expect(isPresentSession(aSession.token)).toBe(true);
  });

  it("logs out for good", async () => {
    refuse();
    const { beginSession, endSession, enterDashboard, store, tabAtom } = await import("./index");
    beginSession(aSession);
    enterDashboard();
    endSession(aSession.token, "logout");
    expect(store.get(tabAtom)).toEqual({ area: "public", session: null, expired: false });
  });

  it("keeps the address to be verified", async () => {
    refuse();
    const { store, verificationAtom } = await import("./index");
    store.set(verificationAtom, { email: "jeanne@example.org" });
    expect(store.get(verificationAtom)).toEqual({ email: "jeanne@example.org" });
  });
});

const conversation = "/dashboard/messages?with=claire.dubois";

/** A tab without a session that is loaded at a conversation. */
async function aTabAt(historyState: unknown) {
  window.history.replaceState(historyState, "", conversation);
  const tab = await import("./index");
  tab.watchStoredSession();
  return tab;
}

it("leads a person on to the address that they opened without a session", async () => {
  const { beginSession } = await aTabAt(null);
  expect(beginSession(aSession)).toBe(conversation);
});

it("leads no person to an entry of the history, which may be the last person's (D-387)", async () => {
  const { beginSession } = await aTabAt({ idx: 2 });
  expect(beginSession(aSession)).toBe("/dashboard");
});
