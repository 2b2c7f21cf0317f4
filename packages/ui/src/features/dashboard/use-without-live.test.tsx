// @vitest-environment happy-dom
import type { LiveState } from "@passerelle/api";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPlace } from "../../test-place";
import { asideAfter } from "./use-without-live";

const connecting: LiveState = { status: "CONNECTING" };
const failed: LiveState = { status: "CLOSED", retryAt: 5_000 };
const open: LiveState = { status: "OPEN" };
const start = { hasFailed: false, isAside: false };

it("cannot be put aside during the first attempt (D-252)", () => {
  const states: LiveState[] = [{ status: "CLOSED", retryAt: null }, connecting];
  expect(states.reduce(asideAfter, start).hasFailed).toBe(false);
});

it("stays aside through later attempts, until the connection opens (D-252)", () => {
  expect([connecting, failed].reduce(asideAfter, start)).toEqual({ hasFailed: true, isAside: false });
  const aside = { hasFailed: true, isAside: true };
  expect([connecting, failed, connecting].reduce(asideAfter, aside)).toEqual(aside);
  expect([connecting, open].reduce(asideAfter, aside)).toEqual({ hasFailed: true, isAside: false });
});

/** A page that was just loaded: whether the overlay is dismissed, after each state of the connection. */
async function aPage() {
  vi.resetModules();
  const { useWithoutLive } = await import("./use-without-live");
  const { forgetDrafts } = await import("../../forms/drafts/draft-storage");
  const { render, text, click } = testPlace();
  function Overlay({ state }: { state: LiveState }) {
    const { isAside, putAside } = useWithoutLive(state);
    return <button onClick={putAside}>{isAside ? "aside" : "shown"}</button>;
  }
  const after = async (state: LiveState) => {
    await render(<Overlay state={state} />);
    return text();
  };
  return { after, putAside: click, logOut: () => act(async () => forgetDrafts()) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

async function aPagePutAside() {
  const page = await aPage();
  await page.after(failed);
  await page.putAside();
  return page;
}

it("stays aside after a reload, until the connection opens (D-252)", async () => {
  await aPagePutAside();
  const reloaded = await aPage();
  expect(await reloaded.after(connecting)).toBe("aside");
  await reloaded.after(open);
  expect(await reloaded.after(connecting)).toBe("shown");
  expect(await (await aPage()).after(connecting)).toBe("shown");
});

it("is forgotten at logout (D-252)", async () => {
  const { logOut } = await aPagePutAside();
  await logOut();
  expect(await (await aPage()).after(connecting)).toBe("shown");
});
