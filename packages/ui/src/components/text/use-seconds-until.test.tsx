// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSecondsUntil } from "./use-seconds-until";

function Wait({ seconds }: { seconds: number }) {
  const [moment, setMoment] = useState(() => Date.now() + seconds * 1000);
  return <button onClick={() => setMoment(Date.now() + 60_000)}>{useSecondsUntil(moment)}</button>;
}

let root: ReturnType<typeof createRoot>;

function show(seconds: number) {
  const place = document.createElement("div");
  root = createRoot(place);
  act(() => root.render(<Wait seconds={seconds} />));
  return place;
}

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it("counts whole seconds down to none, then rests", () => {
  const place = show(60);
  expect(place.textContent).toBe("60");
  pass(59);
  expect(place.textContent).toBe("1");
  pass(5);
  expect(place.textContent).toBe("0");
  expect(vi.getTimerCount()).toBe(0);
});

it("begins anew at another moment, long after the first", () => {
  const place = show(0);
  expect(place.textContent).toBe("0");
  pass(300);
  act(() => place.querySelector("button")?.click());
  expect(place.textContent).toBe("60");
  pass(20);
  expect(place.textContent).toBe("40");
});
