// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { removeSession, writeSession } from "./stored-session";
import { markLogout } from "./missed-logouts";
import { jeanne, karim } from "./test-people";

/** Every storage key of the application, and whether it outlives a session. */
const keys = {
  browser: {
    token: false,
    userId: false,
    username: false,
    role: false,
    name: false,
    colorMode: true,
    language: true,
    searchKey: true,
    logoutId: true,
    sessionEnd: true,
  },
  tab: {
    draftOwner: false,
    "drafts:forms": false,
    returnAddress: false,
    "scroll-positions": false,
    logoutId: true,
    reloadedForRelease: true,
  },
};

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").toSorted();
const keptOf = (known: Record<string, boolean>) => Object.keys(known).filter((key) => known[key]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

function fillBoth() {
  for (const key of Object.keys(keys.browser)) localStorage.setItem(key, "kept");
  for (const key of Object.keys(keys.tab)) sessionStorage.setItem(key, "kept");
  writeSession(localStorage, { ...jeanne, name: "Jeanne Martin" });
}

async function aTab() {
  fillBoth();
  window.history.replaceState({ usr: "Jeanne" }, "", "/dashboard/posts");
  const tab = await import("./index");
  tab.watchStoredSession();
  return tab;
}

describe("after a logout", () => {
  it("nothing of its person is left in the tab that logged out", async () => {
    const tab = await aTab();
    tab.enterDashboard();
    tab.store.set(tab.verificationAtom, { email: "jeanne@example.org" });
    tab.endSession(jeanne.token, "logout");
    expect(namesIn(localStorage)).toEqual(keptOf(keys.browser).toSorted());
    expect(namesIn(sessionStorage)).toEqual(keptOf(keys.tab).toSorted());
  });

  it.each(["dashboard", "public"])("nothing is left in another tab (%s)", async (area) => {
    const tab = await aTab();
    if (area === "dashboard") tab.enterDashboard();
    removeSession(localStorage, "logout");
    window.dispatchEvent(new Event("storage"));
    expect(namesIn(sessionStorage)).toEqual(keptOf(keys.tab).toSorted());
  });

  it("nothing is left in a tab that was asleep", async () => {
    fillBoth();
    removeSession(localStorage, "logout");
    const tab = await import("./index");
    window.history.replaceState(null, "", "/login");
    tab.watchStoredSession();
    expect(namesIn(localStorage)).toEqual(keptOf(keys.browser).toSorted());
    expect(namesIn(sessionStorage)).toEqual(keptOf(keys.tab).toSorted());
  });
});

/** Another tab of this browser logs Jeanne out, and a person in. */
async function changeElsewhere(next: typeof jeanne | typeof karim) {
  const other = await import("./index");
  other.watchStoredSession();
  other.enterDashboard();
  const own = Object.entries(sessionStorage);
  other.endSession(jeanne.token, "logout");
  other.beginSession({ ...next, token: "three" });
  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, value);
  vi.resetModules();
}

describe("a tab that was elsewhere while its person logged out", () => {
  it.each([jeanne, karim])("keeps none of her data after $username has logged in", async (next) => {
    fillBoth();
    await changeElsewhere(next);
    const tab = await import("./index");
    window.history.replaceState(null, "", "/login");
    tab.watchStoredSession();
    expect(namesIn(sessionStorage)).toEqual(keptOf(keys.tab).toSorted());
  });

  it("keeps nothing of her after an expiry that it had seen", async () => {
    const tab = await aTab();
    tab.enterDashboard();
    removeSession(localStorage, "expiry");
    window.dispatchEvent(new Event("storage"));
    sessionStorage.setItem("drafts:forms", "{}");
    markLogout(localStorage);
    window.dispatchEvent(new Event("pageshow"));
    expect(namesIn(sessionStorage)).toEqual(keptOf(keys.tab).toSorted());
  });
});

it("what an expiry keeps for the same person stays", async () => {
  const tab = await aTab();
  tab.enterDashboard();
  removeSession(localStorage, "expiry");
  window.dispatchEvent(new Event("storage"));
  expect(namesIn(sessionStorage)).toEqual(Object.keys(keys.tab).toSorted());
});

describe("every key that is written", () => {
  const folders = ["../..", "../../../../packages/ui"].map((path) => join(import.meta.dirname, path, "src"));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|\/test-/.test(name))
      .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") })),
  );

  it("is written by a file that this test knows", () => {
    const writers = sources
      .filter(({ text }) => /torage\.setItem\(|Storage\b.*\bset\(|atomWithStorage\(/.test(text))
      .map(({ name }) => name);
    expect(writers.toSorted()).toEqual([
      "components/fields/use-search-shortcut.ts",
      "dashboard/draft-owner.ts",
      "dashboard/use-scroll-restoration.ts",
      "forms/drafts/draft-storage.ts",
      "i18n/language-choice.ts",
      "loading/release.ts",
      "session/missed-logouts.ts",
      "session/return-address.ts",
      "session/session-values.ts",
      "session/stored-session.ts",
      "session/verification.ts",
      "theme/color-mode.ts",
    ]);
  });
});
