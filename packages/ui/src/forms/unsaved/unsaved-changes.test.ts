// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { store } from "../../store";
import { type UnsavedChange, unsavedChanges, unsavedQuestionAtom } from "./unsaved-changes";

const form: UnsavedChange = { dialog: undefined, lang: "fr" };
// In a story this event would stop the mock network for all following stories.
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const question = () => store.get(unsavedQuestionAtom);
const inDialog: UnsavedChange = { dialog: "one", lang: "en" };

afterEach(() => {
  for (const change of [form, inDialog]) unsavedChanges.remove(change);
});

it("asks nothing where nothing would be lost", async () => {
  await expect(unsavedChanges.confirmDiscard()).resolves.toBe(true);
  unsavedChanges.add(form);
  await expect(unsavedChanges.confirmDiscard("one")).resolves.toBe(true);
  expect(question()).toBeUndefined();
});

it("has the browser ask before the page is left, as long as something would be lost", () => {
  unsavedChanges.add(form);
  expect(asksBeforeLeaving()).toBe(true);
  unsavedChanges.remove(form);
  expect(asksBeforeLeaving()).toBe(false);
});

it("goes on once the changes are given up, and they are gone", async () => {
  unsavedChanges.add(inDialog);
  const leaving = unsavedChanges.confirmDiscard("one");
  expect(question()?.lang).toBe("en");
  question()?.answer(true);
  await expect(leaving).resolves.toBe(true);
  expect(unsavedChanges.exist()).toBe(false);
});

it("keeps without a question what outlives its dialog, but not while it is being saved", async () => {
  const keep = vi.fn<() => void>();
  const kept: UnsavedChange = { ...inDialog, keep };
  unsavedChanges.add(kept);
  unsavedChanges.mark(kept, "saving");
  void unsavedChanges.confirmDiscard("one");
  expect(question()?.state).toBe("saving");
  unsavedChanges.mark(kept, undefined);
  await expect(unsavedChanges.confirmDiscard("one")).resolves.toBe(true);
  expect(keep).toHaveBeenCalledOnce();
  expect(unsavedChanges.exist()).toBe(false);
  unsavedChanges.add(kept);
  void unsavedChanges.confirmDiscard();
  expect(question()).toBeDefined();
  unsavedChanges.remove(kept);
});

it("stays, with everything typed, when the answer is no", async () => {
  unsavedChanges.add(form);
  const leaving = unsavedChanges.confirmDiscard();
  question()?.answer(false);
  await expect(leaving).resolves.toBe(false);
  expect(unsavedChanges.exist()).toBe(true);
});

it("is kept if the user goes back instead of answering", async () => {
  expect(unsavedChanges.keep()).toBe(false);
  unsavedChanges.add(inDialog);
  const leaving = unsavedChanges.confirmDiscard("one");
  expect(unsavedChanges.keep()).toBe(true);
  await expect(leaving).resolves.toBe(false);
  expect([question(), unsavedChanges.exist()]).toEqual([undefined, true]);
});

it("takes the question back, and goes on, when the changes are saved meanwhile", async () => {
  unsavedChanges.add(form);
  const leaving = unsavedChanges.confirmDiscard();
  unsavedChanges.remove(form);
  await expect(leaving).resolves.toBe(true);
  expect(question()).toBeUndefined();
});

it("says that a save is under way, and stays once its answer is there", async () => {
  unsavedChanges.add(inDialog);
  unsavedChanges.mark(inDialog, "saving");
  const leaving = unsavedChanges.confirmDiscard("one");
  expect(question()?.state).toBe("saving");
  unsavedChanges.mark(inDialog, undefined);
  await expect(leaving).resolves.toBe(false);
  expect(question()).toBeUndefined();
});

it("says that something is not saved while something else is on its way", () => {
  unsavedChanges.add(form);
  unsavedChanges.add(inDialog);
  unsavedChanges.mark(inDialog, "saving");
  void unsavedChanges.confirmDiscard();
  expect(question()?.state).toBeUndefined();
  unsavedChanges.mark(inDialog, undefined);
});

it("asks one question at a time: a newer one answers the last with no", async () => {
  unsavedChanges.add(form);
  const first = unsavedChanges.confirmDiscard();
  const second = unsavedChanges.confirmDiscard();
  await expect(first).resolves.toBe(false);
  const settled = vi.fn<(leave: boolean) => void>();
  void second.then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  question()?.answer(true);
  await expect(second).resolves.toBe(true);
});

it("asks about one text alone, and leaves the others where they are", async () => {
  const other: UnsavedChange = { ...inDialog };
  unsavedChanges.add(inDialog);
  unsavedChanges.add(other);
  const leaving = unsavedChanges.confirmDiscard(other);
  question()?.answer(true);
  await expect(leaving).resolves.toBe(true);
  expect([unsavedChanges.exist(other), unsavedChanges.exist(inDialog)]).toEqual([false, true]);
});
