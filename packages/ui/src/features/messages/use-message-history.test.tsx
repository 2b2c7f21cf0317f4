// @vitest-environment happy-dom
import { createApi, memberShapes } from "@passerelle/api";
import { aDiscussion, aMessage, aPerson } from "@passerelle/mocks";
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider, createQueryClient, reload } from "../../data";
import { keepMessage, messageKeys } from "./cache";
import type { Message } from "./discussions";
import { doing, me } from "./test-dashboard";
import { useMessageHistory } from "./use-message-history";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const messages = (ids: number[], discussionId = 601) => ids.map((id) => aMessage({ id, discussionId }));

type Shown = ReturnType<typeof useMessageHistory>;
const endings: (() => void)[] = [];

function MessageHistory({ id, onDrawn }: { id: number | null; onDrawn: (history: Shown) => void }) {
  const history = useMessageHistory(me, id);
  useEffect(() => {
    onDrawn(history);
  });
  return null;
}

/** A history on screen, and a server that answers its oldest request on demand. */
async function aHistory(id: number | null = 601) {
  const asked: string[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", ({ url, signal }: Request) => {
    asked.push(url.replace("http://server.example/discussions/", ""));
    return new Promise<Response>((answer, cancel) => {
      waiting.push(answer);
      signal.addEventListener("abort", () => {
        waiting.splice(waiting.indexOf(answer), 1);
        cancel(new DOMException("Aborted.", "AbortError"));
      });
    });
  });
  const client = createQueryClient();
  const root = createRoot(document.createElement("div"));
  let shown: Shown | undefined;
  const open = (discussionId: number | null) =>
    doing(() =>
      root.render(
        <ApiProvider api={createApi({ baseUrl: "http://server.example", shapes: memberShapes })} queryClient={client}>
          <MessageHistory id={discussionId} onDrawn={(history) => (shown = history)} />
        </ApiProvider>,
      ),
    );
  await open(id);
  endings.push(
    () => root.unmount(),
    () => client.clear(),
  );
  return {
    asked,
    open,
    answer: (list: Message[]) => doing(() => waiting.shift()?.(Response.json(list))),
    fail: (status = 500) => doing(() => waiting.shift()?.(Response.json({ error: "Panne." }, { status }))),
    client,
    hear: (message: Message) => doing(() => keepMessage(client, message)),
    reconnect: () => doing(() => void reload(client, messageKeys.all)),
    see: (visibility: DocumentVisibilityState) =>
      doing(() => {
        vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
        document.dispatchEvent(new Event("visibilitychange"));
      }),
    older: () => doing(() => shown?.loadOlder()),
    now: () => shown,
    ids: () => shown?.messages.map((message) => message.id),
  };
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  await act(async () => {
    for (const end of endings.splice(0)) end();
  });
  vi.useRealTimers();
});

describe("an open discussion", () => {
  it("leaves the list when it is gone", async () => {
    const { client, fail, now } = await aHistory();
    client.setQueryData(messageKeys.discussions, [aDiscussion({ id: 601 }), aDiscussion({ id: 602 })]);
    await fail(404);
    expect(client.getQueryData(messageKeys.discussions)).toMatchObject([{ id: 602 }]);
    expect(now()?.status).toBe("error");
  });

  it("is read, and again each time it is opened", async () => {
    const { asked, answer, open, now, ids } = await aHistory();
    expect(now()?.status).toBe("pending");
    await answer(messages([1, 2]));
    expect([now()?.status, ids(), now()?.hasOlder]).toEqual(["success", [1, 2], false]);
    await open(602);
    expect(ids()).toEqual([]);
    await open(601);
    expect(ids()).toEqual([1, 2]);
    expect(asked).toEqual(["601/messages", "602/messages", "601/messages"]);
  });

  it("has nothing to read before its first message", async () => {
    const { asked, now } = await aHistory(null);
    expect([asked, now()?.status, now()?.messages]).toEqual([[], "success", []]);
  });

  it("reports a failed load, and retries on demand", async () => {
    const { fail, answer, now, ids } = await aHistory();
    await fail();
    expect(now()).toMatchObject({ status: "error", error: { message: "Panne." } });
    await doing(() => now()?.refetch());
    await answer(messages([1]));
    expect([now()?.status, ids()]).toEqual(["success", [1]]);
  });

  it("loses no message that comes while it is read", async () => {
    const { answer, hear, ids } = await aHistory();
    await hear(aMessage({ id: 3 }));
    await answer(messages([1, 2]));
    expect(ids()).toEqual([1, 2, 3]);
  });

  it("is read once after a reconnection, and contains missed messages", async () => {
    const { asked, answer, reconnect, hear, ids } = await aHistory();
    await answer(messages([1, 2]));
    await reconnect();
    await hear(aMessage({ id: 5, sender: aPerson(me) }));
    await answer(messages([1, 2, 3, 4]));
    expect([asked.length, ids()]).toEqual([2, [1, 2, 3, 4, 5]]);
  });
});

describe("reading (D-138)", () => {
  it("is reported to the server when the other one writes in a visible discussion", async () => {
    const { asked, answer, hear } = await aHistory();
    await answer(messages([1]));
    await hear(aMessage({ id: 2 }));
    expect(asked).toHaveLength(2);
    await answer(messages([1, 2]));
    expect(asked).toHaveLength(2);
  });

  it("is reported once more for messages that arrive meanwhile, and ends regardless of the server's answer", async () => {
    const { asked, answer, hear } = await aHistory();
    await hear(aMessage({ id: 2 }));
    expect(asked).toHaveLength(1);
    await answer(messages([1]));
    expect(asked).toHaveLength(2);
    await answer(messages([1]));
    expect(asked).toHaveLength(2);
  });

  it("is not reported for one's own message, nor for one in another discussion", async () => {
    const { asked, answer, hear } = await aHistory();
    await answer(messages([1]));
    await hear(aMessage({ id: 2, sender: aPerson(me) }));
    await hear(aMessage({ id: 3, discussionId: 602 }));
    expect(asked).toHaveLength(1);
  });

  it("waits until the page is visible, regardless of other events", async () => {
    const { asked, answer, hear, reconnect, see, ids } = await aHistory();
    await answer(messages([1]));
    await see("hidden");
    await hear(aMessage({ id: 2 }));
    await reconnect();
    expect([asked.length, ids()]).toEqual([1, [1, 2]]);
    await see("visible");
    await answer(messages([1, 2, 3]));
    expect([asked.length, ids()]).toEqual([2, [1, 2, 3]]);
  });

  it("is not tried without end when it fails; the next message tries again", async () => {
    const { asked, answer, fail, hear } = await aHistory();
    await answer(messages([1]));
    await hear(aMessage({ id: 2 }));
    await fail();
    expect(asked).toHaveLength(2);
    await hear(aMessage({ id: 3 }));
    expect(asked).toHaveLength(3);
  });
});

describe("older messages (D-154)", () => {
  it("are asked for by the oldest one known, one page at a time", async () => {
    const { asked, answer, older, now, ids } = await aHistory();
    await answer(messages(range(201, 400)));
    expect(now()?.hasOlder).toBe(true);
    await older();
    await older();
    expect(now()?.isLoadingOlder).toBe(true);
    await answer(messages(range(1, 200)));
    expect([now()?.isLoadingOlder, ids()?.length, ids()?.[0]]).toEqual([false, 400, 1]);
    await older();
    await answer([]);
    await older();
    expect(now()?.hasOlder).toBe(false);
    expect(asked).toEqual(["601/messages", "601/messages?before=201", "601/messages?before=1"]);
  });

  it("that fail leave the history as it is, and can be asked for again", async () => {
    const { answer, fail, older, now, ids } = await aHistory();
    await answer(messages(range(201, 400)));
    await older();
    await fail();
    expect([now()?.olderFailed, now()?.status, ids()?.length]).toEqual([true, "success", 200]);
    await older();
    await answer(messages([1]));
    expect([now()?.olderFailed, ids()?.length]).toEqual([false, 201]);
  });

  it("go into the discussion they belong to, though another one is open by then", async () => {
    const { answer, older, open, now, ids } = await aHistory();
    await answer(messages(range(201, 400)));
    await older();
    await open(602);
    expect(now()?.isLoadingOlder).toBe(false);
    await answer(messages([1]));
    await answer(messages([500], 602));
    expect(ids()).toEqual([500]);
    await open(601);
    expect(ids()?.slice(0, 2)).toEqual([1, 201]);
  });

  it("do not hide that newer ones are missing", async () => {
    const { asked, answer, fail, older, reconnect, hear } = await aHistory();
    await answer(messages(range(201, 400)));
    await reconnect();
    await fail();
    await older();
    await answer(messages([1]));
    expect(asked.at(-1)).toBe("601/messages");
    await fail();
    await hear(aMessage({ id: 900 }));
    expect(asked.at(-1)).toBe("601/messages");
  });
});
