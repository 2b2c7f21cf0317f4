// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aBrowser, aFullStorage } from "./test-tabs";

const day = 24 * 60 * 60 * 1_000;
const browser = aBrowser();

/** A page of a tab of Jeanne's, in front of the others; it begins with what is stored for the tab. */
async function aTab({ id = 3, stored = {} }: { id?: number; stored?: Record<string, string> } = {}) {
  vi.resetModules();
  const page = browser.aPage(stored);
  const { draftStorage } = await import("./draft-storage");
  const { formDrafts } = await import("./form-drafts");
  const { formReopening } = await import("./form-reopening");
  const { keepDraftsAcrossTabs } = await import("./drafts-across-tabs");
  const changed = vi.fn<() => void>();
  const reopened = vi.fn<() => void>();
  draftStorage.onChange(changed);
  formReopening.add(reopened);
  await keepDraftsAcrossTabs(() => ({ id, username: "jeanne.martin" }));
  const leave = () => page.fire("pagehide");
  return {
    ...page,
    changed,
    reopened,
    leave,
    draftStorage,
    text: () => formDrafts.get("post")?.["text"],
    type: (text: string) => formDrafts.put(["post", { text }], "/dashboard/posts"),
    send: () => formDrafts.take("post"),
    endSession: () => keepDraftsAcrossTabs(() => null),
    close: () => {
      leave();
      page.end();
    },
    see: async () => {
      page.fire("visibilitychange");
      await page.settled();
    },
  };
}

const copies = () => Object.keys(localStorage).filter((key) => key.startsWith("drafts:"));

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  browser.close();
});

describe("what was typed in a tab that is closed", () => {
  it("is in the next one of the same person, once", async () => {
    const first = await aTab();
    first.type("Bonjour");
    first.draftStorage.write("#3", [["karim", { text: "Salut" }]]);
    first.draftStorage.write("outbox", [{ clientId: "a", content: "Parti" }]);
    first.draftStorage.write("attempt:post", [["b", false, {}]]);
    first.close();
    const second = await aTab();
    expect(second.text()).toBe("Bonjour");
    expect(second.draftStorage.read("#3")).toEqual([["karim", { text: "Salut" }]]);
    expect(second.draftStorage.read("outbox")).toEqual([{ clientId: "a", content: "Parti" }]);
    expect(second.draftStorage.read("attempt:post")).toEqual([["b", false, {}]]);
    expect(second.reopened).toHaveBeenCalledOnce();
    expect((await aTab()).text()).toBeUndefined();
    expect(copies()).toHaveLength(1);
  });

  it("is in a tab that was open all the time, as soon as that is seen", async () => {
    const second = await aTab();
    second.go();
    const first = await aTab();
    first.type("Bonjour");
    first.close();
    second.come();
    await second.see();
    expect(second.text()).toBe("Bonjour");
    expect(second.changed).toHaveBeenCalledOnce();
  });

  it("is not there once it was sent", async () => {
    const first = await aTab();
    first.type("Bonjour");
    first.leave();
    first.send();
    first.close();
    expect(copies()).toEqual([]);
    expect((await aTab()).text()).toBeUndefined();
  });

  it("is there a second after it was typed, should the browser end at once", async () => {
    const first = await aTab();
    first.type("Bonjour");
    first.fire("input");
    vi.advanceTimersByTime(1_000);
    first.end();
    expect((await aTab()).text()).toBe("Bonjour");
  });

  it("is deleted after thirty days, though tabs hand it on to each other", async () => {
    (await aTab()).close();
    const first = await aTab();
    first.type("Bonjour");
    first.close();
    vi.advanceTimersByTime(29 * day);
    const second = await aTab();
    expect(second.text()).toBe("Bonjour");
    second.close();
    vi.advanceTimersByTime(2 * day);
    expect((await aTab()).text()).toBeUndefined();
    expect(copies()).toEqual([]);
  });

  it("is nobody else's, and deleted when another person logs in", async () => {
    const first = await aTab();
    first.type("Bonjour");
    first.close();
    expect((await aTab({ id: 4 })).text()).toBeUndefined();
    expect(copies()).toEqual([]);
    expect((await aTab()).text()).toBeUndefined();
  });

  it.each(["{", "null", "[]", '{"owner":"3"}', '{"owner":"3","entries":[1]}', '{"owner":"3","entries":[["forms"]]}'])(
    "is nothing where the storage says %s",
    async (broken) => {
      localStorage.setItem("drafts:gone", broken);
      expect((await aTab()).text()).toBeUndefined();
      expect(copies()).toEqual([]);
    },
  );
});

describe("two tabs", () => {
  it("keep what is typed in the same form apart: one text waits for the other", async () => {
    const first = await aTab();
    first.type("Le premier");
    first.leave();
    vi.advanceTimersByTime(1_000);
    const second = await aTab();
    expect(second.text()).toBeUndefined();
    second.type("Le second");
    second.close();
    first.end();
    const third = await aTab();
    expect(third.text()).toBe("Le second");
    third.send();
    await third.see();
    expect(third.text()).toBe("Le premier");
  });

  it("that were one, before one was duplicated, each have a copy", async () => {
    const first = await aTab();
    first.type("Bonjour");
    first.leave();
    const second = await aTab({ stored: first.stored() });
    second.type("Bonsoir");
    second.leave();
    expect(copies()).toHaveLength(2);
  });
});

describe("a page after another one in the same tab", () => {
  it("goes on with what is stored for the tab, as it is", async () => {
    const first = await aTab();
    first.type("Bonjour");
    first.close();
    const next = await aTab({ stored: first.stored() });
    expect(next.text()).toBe("Bonjour");
    expect(next.changed).not.toHaveBeenCalled();
    expect(copies()).toHaveLength(1);
  });

  it("finds what a crash has left", async () => {
    const first = await aTab();
    const before = first.stored();
    first.type("Bonjour");
    first.fire("input");
    vi.advanceTimersByTime(1_000);
    first.end();
    expect((await aTab({ stored: before })).text()).toBe("Bonjour");
  });
});

it("keeps nothing beyond the tab after the session, whatever is typed", async () => {
  const tab = await aTab();
  tab.type("Bonjour");
  localStorage.setItem("token", "one");
  localStorage.setItem("drafts:another", "{}");
  tab.leave();
  await tab.endSession();
  expect(Object.keys(localStorage)).toEqual(["token"]);
  tab.type("Encore");
  tab.close();
  expect(copies()).toEqual([]);
});

it("leaves what another tab could not take over", async () => {
  const first = await aTab();
  first.type("Bonjour");
  first.close();
  const { sessionStorage } = window;
  vi.stubGlobal("sessionStorage", aFullStorage(sessionStorage));
  const second = await aTab();
  expect(second.changed).not.toHaveBeenCalled();
  vi.stubGlobal("sessionStorage", sessionStorage);
  await second.see();
  expect(second.text()).toBe("Bonjour");
});

it.each([
  ["it is too much", "x".repeat(500_001), () => vi.fn<() => void>()],
  ["there is no room", "Bonsoir", () => vi.stubGlobal("localStorage", aFullStorage(window.localStorage))],
])("leaves no older text where %s", async (_, text, prepare) => {
  const tab = await aTab();
  tab.type("Bonjour");
  tab.leave();
  prepare();
  tab.type(text);
  tab.close();
  expect(copies()).toEqual([]);
});

it("does without locks", async () => {
  vi.resetModules();
  vi.stubGlobal("navigator", {});
  const { keepDraftsAcrossTabs } = await import("./drafts-across-tabs");
  await keepDraftsAcrossTabs(() => ({ id: 3, username: "jeanne.martin" }));
  window.dispatchEvent(new Event("pagehide"));
  expect(copies()).toEqual([]);
});
