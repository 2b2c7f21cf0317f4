// @vitest-environment happy-dom
import { act } from "react";
import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testPlace } from "../test-place";
import { createQueryClient } from "./query-client";
import { reload } from "./reload";
import { useOptimistic } from "./use-optimistic";

/** The server: its requests, and their pending answers. */
function aServer() {
  const asked: boolean[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = (wanted: boolean) => {
    asked.push(wanted);
    return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  return {
    asked,
    send,
    say: (answer: "yes" | "no") =>
      act(async () => {
        const next = waiting.shift();
        if (answer === "yes") next?.resolve();
        else next?.reject(new Error("refused"));
        await vi.advanceTimersByTimeAsync(1);
      }),
  };
}

const lightKey = ["posts", "light"] as const;

function Switch({ server, onFailed }: { server: ReturnType<typeof aServer>; onFailed: (error: unknown) => void }) {
  const client = useQueryClient();
  const { data = false } = useQuery({ queryKey: lightKey, queryFn: () => false });
  const light = useOptimistic({
    target: ["light"],
    saved: data,
    send: async (wanted: boolean) => {
      await server.send(wanted);
      client.setQueryData(lightKey, wanted);
    },
    onFailed,
  });
  return <button onClick={() => light.change((on) => !on)}>{light.value ? "on" : "off"}</button>;
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(1));

/** Two switches for the same value. */
async function show() {
  const server = aServer();
  const onFailed = vi.fn<(error: unknown) => void>();
  const client = createQueryClient();
  const shown = testPlace();
  await shown.render(
    <QueryClientProvider client={client}>
      <Switch server={server} onFailed={onFailed} />
      <Switch server={server} onFailed={onFailed} />
    </QueryClientProvider>,
  );
  await pass();
  const click = async (times = 1) => {
    await shown.click(times);
    await pass();
  };
  const refetch = () =>
    act(async () => {
      await reload(client, lightKey);
      await vi.advanceTimersByTimeAsync(1);
    });
  return { server, onFailed, click, refetch, text: shown.text };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an optimistic value", () => {
  it("is shown everywhere before the server has answered, and stays after", async () => {
    const { server, click, text } = await show();
    await click();
    expect(text()).toBe("onon");
    await server.say("yes");
    expect(text()).toBe("onon");
  });

  it("goes back when the server says no, and says why once", async () => {
    const { server, onFailed, click, text } = await show();
    await click();
    await server.say("no");
    expect(text()).toBe("offoff");
    expect(onFailed.mock.calls).toEqual([[new Error("refused")]]);
  });

  it.each<[clicks: number, asked: boolean[]]>([
    [2, [true, false]],
    [3, [true]],
    [8, [true, false]],
  ])("sends of %i hurried clicks one request at a time, and the last wish", async (clicks, asked) => {
    const { server, click, text } = await show();
    await click(clicks);
    expect(server.asked).toEqual([true]);
    for (const _ of asked) await server.say("yes");
    expect(server.asked).toEqual(asked);
    expect(text()).toBe(asked.at(-1) ? "onon" : "offoff");
  });

  it("is not undone by an intermediate read", async () => {
    const { click, refetch, text } = await show();
    await click();
    await refetch();
    expect(text()).toBe("onon");
  });

  it("can be wished for again after a refusal", async () => {
    const { server, click, text } = await show();
    await click();
    await server.say("no");
    await click();
    await server.say("yes");
    expect(server.asked).toEqual([true, true]);
    expect(text()).toBe("onon");
  });
});
