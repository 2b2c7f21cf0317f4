// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { draftStorage, forgetDrafts } from "./draft-storage";
import { aFullStorage } from "./test-tabs";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it("gives back what was written, by its name, and leaves nothing of an empty list", () => {
  draftStorage.write("forms", [["post", { text: "Bonjour" }]]);
  expect(draftStorage.read("forms")).toEqual([["post", { text: "Bonjour" }]]);
  expect(draftStorage.read("other")).toEqual([]);
  draftStorage.write("forms", []);
  expect(sessionStorage).toHaveLength(0);
});

it.each(["{", "null", "1", '{"post":1}'])("reads nothing where the storage says %s", (stored) => {
  sessionStorage.setItem("drafts:forms", stored);
  expect(draftStorage.read("forms")).toEqual([]);
});

it("deletes every kind, notifies listeners, and keeps other stored data", () => {
  const listener = vi.fn<() => void>();
  draftStorage.onChange(listener);
  sessionStorage.setItem("verification", "{}");
  draftStorage.write("forms", [1]);
  draftStorage.write("#11", [2]);
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(["verification"]);
  expect(listener).toHaveBeenCalledOnce();
});

it("says whether there was room", () => {
  expect(draftStorage.write("forms", [1])).toBe(true);
  vi.stubGlobal("sessionStorage", aFullStorage(sessionStorage));
  expect(draftStorage.write("forms", [2])).toBe(false);
});

it("does without a storage that the browser refuses", () => {
  vi.stubGlobal("sessionStorage", undefined);
  draftStorage.write("forms", [1]);
  expect(draftStorage.read("forms")).toEqual([]);
  expect(forgetDrafts).not.toThrow();
});
