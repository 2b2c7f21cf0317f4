import type { LiveState } from "@passerelle/api";
import { expect, it } from "vitest";
import { asideAfter } from "./use-put-aside";

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
