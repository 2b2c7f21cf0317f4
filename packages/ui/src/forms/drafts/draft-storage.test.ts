// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { aFullStorage } from "../../test-full-storage";

const key = "drafts:notes";
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** A page that was just loaded. */
async function aPage() {
  vi.resetModules();
  const { draftAtom, forgetDrafts } = await import("./draft-storage");
  const { store } = await import("../../store");
  const drafts = draftAtom("notes", (stored) => (isTexts(stored) ? stored : []));
  return { read: () => store.get(drafts), write: (texts: string[]) => store.set(drafts, texts), forgetDrafts };
}

beforeEach(() => sessionStorage.clear());

it("outlives a reload, and leaves nothing of an empty value", async () => {
  (await aPage()).write(["Bonjour"]);
  const next = await aPage();
  expect(next.read()).toEqual(["Bonjour"]);
  next.write([]);
  expect(sessionStorage).toHaveLength(0);
});

it.each(["{", "null", "1", '{"post":1}', "[1]"])("reads nothing where the storage says %s", async (stored) => {
  sessionStorage.setItem(key, stored);
  expect((await aPage()).read()).toEqual([]);
});

it("deletes every draft, also those of code that is not loaded, and keeps other stored data", async () => {
  const page = await aPage();
  sessionStorage.setItem("verification", "{}");
  sessionStorage.setItem("drafts:#11", "[2]");
  page.write(["Bonjour"]);
  page.forgetDrafts();
  expect(page.read()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(["verification"]);
});

it.each(["full", "refused"])("lasts as long as the page where the storage is %s", async (why) => {
  vi.stubGlobal("sessionStorage", why === "full" ? aFullStorage(sessionStorage) : undefined);
  const page = await aPage();
  page.write(["Bonjour"]);
  expect(page.read()).toEqual(["Bonjour"]);
  page.forgetDrafts();
  expect(page.read()).toEqual([]);
});
