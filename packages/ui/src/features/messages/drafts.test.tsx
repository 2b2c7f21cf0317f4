// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aFullStorage } from "../../test-full-storage";
import { testPlace } from "../../test-place";

const me = "jeanne.martin";
const them = "karim.benali";

/** A page that was just loaded, with the text box of one discussion. */
async function aPage({ owner = me, to = them } = {}) {
  vi.resetModules();
  const drafts = await import("./drafts");
  const { forgetDrafts } = await import("../../forms/drafts/draft-storage");
  let box: ReturnType<typeof drafts.useDraft> | undefined;
  function Box({ onDrawn }: { onDrawn: (now: typeof box) => void }) {
    const now = drafts.useDraft(owner, to);
    useEffect(() => {
      onDrawn(now);
    });
    return null;
  }
  await testPlace().render(<Box onDrawn={(now) => (box = now)} />);
  const type = (text: string) => act(async () => box?.setText(text));
  return { forgetDrafts, type, shows: () => box?.text };
}

beforeEach(() => sessionStorage.clear());

describe("text that was not sent", () => {
  it("stays in its own discussion after a reload, and is shown to no one else", async () => {
    const { type, shows } = await aPage();
    await type("Bonjour");
    expect(shows()).toBe("Bonjour");
    expect((await aPage()).shows()).toBe("Bonjour");
    expect((await aPage({ to: "claire.moreau" })).shows()).toBe("");
    expect((await aPage({ owner: "karim.benali" })).shows()).toBe("");
  });

  it("leaves nothing behind once it is taken back", async () => {
    const { type } = await aPage();
    await type("B");
    await type("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("goes with a logout, and what else is stored stays", async () => {
    sessionStorage.setItem("verification", "{}");
    await (await aPage({ owner: "claire.moreau" })).type("À moi");
    const { type, shows, forgetDrafts } = await aPage();
    await type("Bonjour");
    await act(async () => forgetDrafts());
    expect(shows()).toBe("");
    expect(Object.keys(sessionStorage)).toEqual(["verification"]);
  });

  it.each(["full", "unavailable"])("lives as long as the page where the storage is %s", async (why) => {
    const { type, shows, forgetDrafts } = await aPage();
    if (why === "unavailable") vi.stubGlobal("sessionStorage", undefined);
    else vi.stubGlobal("sessionStorage", aFullStorage(sessionStorage));
    await type("Bonjour");
    expect(shows()).toBe("Bonjour");
    await act(async () => forgetDrafts());
    expect(shows()).toBe("");
  });

  it.each([
    "{",
    "null",
    '"text"',
    "[1]",
    '{"karim.benali":"text"}',
    '{"karim.benali":{"text":1}}',
    '{"karim.benali":null}',
    '{"karim.benali":{"text":"a","edits":"1"}}',
  ])("is nothing where the storage says %s", async (broken) => {
    sessionStorage.setItem(`drafts:${me}`, broken);
    const { shows, type } = await aPage();
    expect(shows()).toBe("");
    await type("Bonjour");
    expect((await aPage()).shows()).toBe("Bonjour");
  });
});
