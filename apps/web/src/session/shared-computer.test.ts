// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { jeanne } from "./test-people";

const endBrowser = () => {
  for (const part of document.cookie.split("; "))
    document.cookie = `${part.split("=")[0] ?? ""}=; path=/; expires=${new Date(0).toUTCString()}`;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endBrowser();
  vi.resetModules();
});

async function aPage() {
  vi.resetModules();
  const page = await import("./index");
  page.watchStoredSession();
  return page;
}

async function aSharedSession() {
  const page = await aPage();
  page.beginSession({ ...jeanne, token: "three" }, true);
  page.enterDashboard();
  page.keepName("Jeanne Martin");
  return page;
}

it("keeps nothing of the person in the storage", async () => {
  await aSharedSession();
  for (const value of ["three", "jeanne", "Jeanne"])
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(value);
});

it("lasts through reloads and in other tabs", async () => {
  await aSharedSession();
  sessionStorage.clear();
  const page = await aPage();
  expect(page.store.get(page.sessionAtom)).toEqual({ ...jeanne, token: "three", name: "Jeanne Martin" });
});

it("ends with the browser", async () => {
  await aSharedSession();
  endBrowser();
  const page = await aPage();
  expect(page.store.get(page.sessionAtom)).toBeNull();
});

it("ends with a logout in any tab", async () => {
  const page = await aSharedSession();
  page.endSession("three", "logout");
  expect(document.cookie).toBe("");
  expect(page.store.get(page.sessionAtom)).toBeNull();
});

it("gives way to a session that outlives the browser, and the other way round", async () => {
  const page = await aSharedSession();
  page.beginSession({ ...jeanne, token: "four" });
  expect([localStorage.getItem("token"), document.cookie]).toEqual(["four", ""]);
  page.beginSession({ ...jeanne, token: "five" }, true);
  expect(localStorage.getItem("token")).toBeNull();
  endBrowser();
  const next = await aPage();
  expect(next.store.get(next.sessionAtom)).toBeNull();
});
