import { ApiFailure, type ApiError } from "@passerelle/api";
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient, isPassing } from "./query-client";

describe("the query cache", () => {
  it.each<[string, ApiError, boolean]>([
    ["no connection", { kind: "offline" }, true],
    ["a server that is starting", { kind: "refused", status: 503 }, true],
    ["a server's fault", { kind: "refused", status: 500 }, false],
    ["a refusal", { kind: "refused", status: 403 }, false],
    ["refused fields", { kind: "invalid", fields: { email: "Taken." } }, false],
    ["the end of the session", { kind: "unauthenticated" }, false],
  ])("tell whether it may pass: %s", (_, reason, again) => expect(isPassing(new ApiFailure(reason))).toBe(again));

  it.each<[string, ApiError, number]>([
    ["once where the server answered", { kind: "refused", status: 404 }, 1],
    ["twice where it could not be reached", { kind: "offline" }, 2],
  ])("asks %s", async (_, reason, times) => {
    vi.useFakeTimers();
    const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiFailure(reason)));
    const asking = createQueryClient().fetchQuery({ queryKey: ["posts"], queryFn: ask });
    const outcomes = Promise.allSettled([asking]);
    await vi.runAllTimersAsync();
    await expect(outcomes).resolves.toMatchObject([{ status: "rejected" }]);
    expect(ask).toHaveBeenCalledTimes(times);
    vi.useRealTimers();
  });

  it("reports an answer regardless of earlier reads", async () => {
    const client = createQueryClient();
    const options = client.defaultQueryOptions({ queryKey: ["me"], queryFn: () => Promise.resolve("Jeanne") });
    const observer = new QueryObserver(client, options);
    expect(observer.trackResult(observer.getCurrentResult()).error).toBeNull();
    const told = vi.fn<(result: { data: unknown }) => void>();
    const stop = observer.subscribe(told);
    await expect.poll(() => told.mock.lastCall?.[0].data).toBe("Jeanne");
    stop();
  });

  it("reads again what has failed once the browser is online, and nothing else", async () => {
    const client = createQueryClient();
    client.mount();
    const failed = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiFailure({ kind: "refused", status: 500 })));
    const shown = vi.fn<() => Promise<string>>(() => Promise.resolve("posts"));
    const observers = [
      new QueryObserver(client, { queryKey: ["person"], queryFn: failed }),
      new QueryObserver(client, { queryKey: ["posts"], queryFn: shown, staleTime: 0 }),
    ];
    const stops = observers.map((observer) => observer.subscribe(() => undefined));
    await vi.waitFor(() => expect(observers.map((one) => one.getCurrentResult().status)).toEqual(["error", "success"]));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    expect(shown).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
    client.unmount();
  });
});
