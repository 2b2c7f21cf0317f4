import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client";
import { prefetchQuery } from "./prefetch-query";

const queryKey = ["posts", 1] as const;

it("is shown at once by the screen, and read again", async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValueOnce("before").mockResolvedValue("now");
  const client = createQueryClient();
  await prefetchQuery(client, { queryKey, queryFn });
  const screen = new QueryObserver(client, { queryKey, queryFn });
  const unsubscribe = screen.subscribe(() => undefined);
  expect(screen.getCurrentResult().data).toBe("before");
  await expect.poll(() => screen.getCurrentResult().data).toBe("now");
  unsubscribe();
});

it("leaves alone what a screen has asked for", async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue("shown");
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey, queryFn });
  await prefetchQuery(client, { queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledOnce();
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
});
