// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPlace } from "../../test-place";
import { useSecondsUntil } from "./use-seconds-until";

function Wait({ seconds }: { seconds: number }) {
  const [moment, setMoment] = useState(() => Date.now() + seconds * 1000);
  return <button onClick={() => setMoment(Date.now() + 60_000)}>{useSecondsUntil(moment)}</button>;
}

async function show(seconds: number) {
  const { render, ...shown } = testPlace();
  await render(<Wait seconds={seconds} />);
  return shown;
}

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("counts whole seconds down to none, then rests", async () => {
  const { text } = await show(60);
  expect(text()).toBe("60");
  pass(59);
  expect(text()).toBe("1");
  pass(5);
  expect(text()).toBe("0");
  expect(vi.getTimerCount()).toBe(0);
});

it("begins anew at another moment, long after the first", async () => {
  const { text, click } = await show(0);
  expect(text()).toBe("0");
  pass(300);
  await click();
  expect(text()).toBe("60");
  pass(20);
  expect(text()).toBe("40");
});
