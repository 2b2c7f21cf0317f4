// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { browserStorage, tabStorage } from "./browser-storage";
import { aFullStorage } from "./test-full-storage";

const real = window.localStorage;

afterEach(() => {
  for (const storage of [browserStorage, tabStorage]) storage.removeItem("key");
});

/** From now on every access throws, as when the browser blocks site data. */
const forbid = () =>
  vi.stubGlobal("localStorage", {
    get getItem(): never {
      throw new DOMException("Forbidden.", "SecurityError");
    },
  });
const fill = () => vi.stubGlobal("localStorage", aFullStorage(real));

it("stores in the browser, and tells the two storages apart", () => {
  expect(browserStorage.setItem("key", "one")).toBe(true);
  tabStorage.setItem("key", "two");
  expect([real.getItem("key"), sessionStorage.getItem("key")]).toEqual(["one", "two"]);
  expect([browserStorage.getItem("key"), tabStorage.getItem("key")]).toEqual(["one", "two"]);
});

it.each([
  ["is forbidden", forbid],
  ["is full", fill],
])("keeps for the page what the browser could not store, and says so, where storage %s", (_, refuse) => {
  refuse();
  expect(browserStorage.setItem("key", "one")).toBe(false);
  expect(browserStorage.getItem("key")).toBe("one");
  browserStorage.removeItem("key");
  expect(browserStorage.getItem("key")).toBeNull();
});

it("leaves no older value to other tabs and to the next visit", () => {
  browserStorage.setItem("key", "one");
  fill();
  browserStorage.setItem("key", "two");
  expect(real.getItem("key")).toBeNull();
});

it("leaves existing values unchanged", () => {
  browserStorage.setItem("key", "one");
  fill();
  expect(browserStorage.setItem("key", "one")).toBe(true);
  expect(real.getItem("key")).toBe("one");
});

it("goes by what another tab has stored since, also once that is gone", () => {
  fill();
  browserStorage.setItem("key", "one");
  real.setItem("key", "two");
  expect(browserStorage.getItem("key")).toBe("two");
  real.removeItem("key");
  expect(browserStorage.getItem("key")).toBeNull();
});
