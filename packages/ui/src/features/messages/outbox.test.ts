// @vitest-environment happy-dom
import { aPerson } from "@passerelle/mocks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aFullStorage } from "../../test-full-storage";

const message = { to: aPerson(), discussionId: 601, content: "Bonjour" };

/** A page that was just loaded. */
async function aPage() {
  vi.resetModules();
  const outbox = { ...(await import("./outbox")), ...(await import("./outbox-actions")) };
  const { store } = await import("../../store");
  const { forgetDrafts } = await import("../../forms/drafts/draft-storage");
  const list = () => store.get(outbox.outboxAtom);
  return { ...outbox, forgetDrafts, list, contents: () => list().map(({ content }) => content) };
}

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  (await import("../../forms/drafts/draft-storage")).forgetDrafts();
});

describe("what waits to be sent", () => {
  it("is there after a reload: in its order, under its names, with what became of it", async () => {
    const { enqueue, setFailure, list } = await aPage();
    enqueue(message);
    enqueue({ ...message, content: "Encore", jobOfferID: 5 });
    const [first] = list();
    setFailure(first?.clientId ?? "", { kind: "refused", message: "Non.", lang: "fr" });
    const before = list();
    expect(before).toMatchObject([{ failure: { message: "Non." } }, { content: "Encore", jobOfferID: 5 }]);
    expect(before[0]?.clientId).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(before[1]?.clientId).not.toBe(before[0]?.clientId);
    expect((await aPage()).list()).toEqual(before);
  });

  it("leaves nothing behind once it is taken out", async () => {
    const { enqueue, removeFromOutbox, list } = await aPage();
    enqueue(message);
    removeFromOutbox(list()[0]?.clientId ?? "");
    expect([list(), sessionStorage.length]).toEqual([[], 0]);
  });

  it("goes with a logout", async () => {
    const { enqueue, forgetDrafts, list } = await aPage();
    enqueue(message);
    forgetDrafts();
    expect([list(), sessionStorage.length]).toEqual([[], 0]);
  });

  it("lives as long as the page where nothing can be stored", async () => {
    const { enqueue, contents } = await aPage();
    vi.stubGlobal("sessionStorage", aFullStorage(sessionStorage));
    enqueue(message);
    expect(contents()).toEqual(["Bonjour"]);
  });

  it.each([
    ["no list", "{}"],
    ["a text", '["Bonjour"]'],
    ["no recipient", '[{"clientId":"a","discussionId":1,"content":"?","createdAt":"2026-01-01T00:00:00Z"}]'],
    [
      "no text",
      '[{"clientId":"a","discussionId":1,"createdAt":"","to":{"username":"a","firstname":"A","lastname":"B"}}]',
    ],
  ])("is nothing where the storage holds %s", async (_, stored) => {
    sessionStorage.setItem("drafts:outbox", stored);
    expect((await aPage()).list()).toEqual([]);
  });
});

it("what has become a message leaves, and the others stay", async () => {
  const { enqueue, dropSent, waitUntilSent, list, contents } = await aPage();
  enqueue(message);
  enqueue({ ...message, content: "Encore" });
  const { clientId = "" } = list()[0] ?? {};
  const isOut = waitUntilSent(clientId);
  dropSent([{}, { clientId: "another" }, { clientId }]);
  await isOut;
  expect(contents()).toEqual(["Encore"]);
  expect((await aPage()).contents()).toEqual(["Encore"]);
});
