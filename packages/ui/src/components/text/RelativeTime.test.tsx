// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RelativeTime } from "./RelativeTime";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ now: new Date("2026-09-01T10:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

it("stays true while one looks", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(<RelativeTime value="2026-09-01T10:00:00Z" />));
  const after = async (minutes: number) => {
    await act(async () => vi.advanceTimersByTime(minutes * 60_000));
    return place.textContent;
  };
  expect(await after(59)).toBe("À l'instant");
  expect(await after(1)).toBe("Il y a 1 heure(s)");
  expect(await after(22 * 60 + 59)).toBe("Il y a 23 heure(s)");
  expect(await after(1)).toMatch(/^1 sept\. 2026, \d\d:00$/);
  await act(async () => root.unmount());
});
