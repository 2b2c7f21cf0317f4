// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPlace } from "../../test-place";
import { QuotedRelativeTime } from "./QuotedRelativeTime";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-09-01T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

it("stays true while one looks", async () => {
  const { render, text } = testPlace();
  await render(<QuotedRelativeTime value="2026-09-01T10:00:00Z" />);
  const after = async (minutes: number) => {
    await act(async () => vi.advanceTimersByTime(minutes * 60_000));
    return text();
  };
  expect(await after(59)).toBe("À l'instant");
  expect(await after(1)).toBe("Il y a 1 heure(s)");
  expect(await after(22 * 60 + 59)).toBe("Il y a 23 heure(s)");
  expect(await after(1)).toMatch(/^1 sept\. 2026, \d\d:00$/);
});
