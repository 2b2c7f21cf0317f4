// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { removeSession, writeSession } from "./stored-session";
import { jeanne, karim } from "./test-people";

const formations = "/dashboard/formations?page=2";

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
  expect(window.location.pathname).toBe("/login");
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
