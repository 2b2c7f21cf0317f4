import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reasonOf } from "./api-error";
import { FakeSocket, live } from "./fake-socket";
import { LIVE_ANSWER_TIMEOUT_MS } from "./timeouts";

const request = (clientId = "a1") => ({
  type: "send_message" as const,
  data: { content: "Bonjour", discussionId: 9, clientId },
});
const person = { id: 2, username: "karim.benali", firstname: "Karim", lastname: "Benali" };
const confirmation = (clientId = "a1", content = "Bonjour") => {
  const message = {
    id: 7,
    discussionId: 9,
    content,
    createdAt: "2025-06-24T10:00:00Z",
    sender: person,
    ...(clientId !== "" && { clientId }),
  };
  return {
    type: "message_sent",
    data: { message, discussion: { id: 9, interlocutor: person, lastMessage: message }, isNewDiscussion: false },
  };
};
const refusal = (clientId?: string, retryAfter?: number) => ({
  type: "error",
  data: { message: "Trop de messages.", ...(clientId && { clientId }), ...(retryAfter && { retryAfter }) },
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

/** An open channel with a pending request; `settled` gets its confirmation or its ApiError. */
function aRequest(message = request()) {
  const channel = live();
  channel.start();
  FakeSocket.last.emit("open");
  const settled = vi.fn<(end: unknown) => void>();
  channel.request(message).then(settled, (error: unknown) => settled(reasonOf(error)));
  return {
    channel,
    settled,
    receive: async (frame: object) => {
      FakeSocket.last.emit("message", JSON.stringify(frame));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("a request", () => {
  it("resolves with its own confirmation only, which every listener receives too", async () => {
    const { channel, settled, receive } = aRequest();
    const listener = vi.fn<(message: object) => void>();
    channel.subscribe(listener);
    expect(FakeSocket.last.sent).toEqual([JSON.stringify(request())]);
    await receive(confirmation("b2"));
    expect(settled).not.toHaveBeenCalled();
    await receive(confirmation());
    expect(settled.mock.calls).toMatchObject([[confirmation()]]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("resolves by its text with the confirmation of a server that knows no client ids", async () => {
    const { settled, receive } = aRequest();
    await receive(confirmation("", "Une autre"));
    expect(settled).not.toHaveBeenCalled();
    await receive(confirmation(""));
    expect(settled.mock.calls).toMatchObject([[confirmation("")]]);
  });

  it("rejects with when it may be sent again, where the server says so", async () => {
    const { settled, receive } = aRequest();
    await receive(refusal("a1", 30));
    expect(settled).toHaveBeenCalledWith({ kind: "refused", message: "Trop de messages.", retryAfter: 30 });
  });

  it("rejects with the server's error text for its client id, or for none", async () => {
    const named = aRequest();
    await named.receive(refusal("b2"));
    expect(named.settled).not.toHaveBeenCalled();
    await named.receive(refusal("a1"));
    expect(named.settled).toHaveBeenCalledWith({ kind: "refused", message: "Trop de messages." });
    const unnamed = aRequest();
    await unnamed.receive(refusal());
    expect(unnamed.settled).toHaveBeenCalledWith({ kind: "refused", message: "Trop de messages." });
  });

  it("rejects as offline while the channel is not open, and sends nothing", async () => {
    const channel = live();
    channel.start();
    const error: unknown = await channel.request(request()).catch((reason: unknown) => reason);
    expect(reasonOf(error)).toEqual({ kind: "offline" });
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it("rejects as offline in a session that is not the present one, and sends nothing", async () => {
    const channel = live({ isOver: () => true });
    channel.start();
    FakeSocket.last.emit("open");
    expect(channel.send(request())).toBe("not-open");
    expect(await channel.request(request()).catch(reasonOf)).toEqual({ kind: "offline" });
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it("rejects as unanswered after 10 seconds, and not before", async () => {
    const { settled } = aRequest();
    await vi.advanceTimersByTimeAsync(LIVE_ANSWER_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ kind: "unanswered" });
  });

  it.each(["closes", "is stopped"])("rejects as unanswered when the channel %s, and leaves no timer", async (how) => {
    const { channel, settled } = aRequest();
    if (how === "closes") FakeSocket.last.emit("close");
    channel.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith({ kind: "unanswered" });
    expect(vi.getTimerCount()).toBe(0);
  });
});
