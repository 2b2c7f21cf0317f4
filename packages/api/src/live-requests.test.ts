import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reasonOf } from "./errors";
import { FakeSocket, live } from "./fake-socket";
import { ANSWER_LIMIT_MS } from "./live-requests";

const request = (clientId = "a1") => ({
  type: "send_message" as const,
  data: { content: "Bonjour", discussionId: 9, clientId },
});
const person = { id: 2, username: "karim.benali", firstname: "Karim", lastname: "Benali" };
const confirmation = (clientId = "a1") => {
  const message = {
    id: 7,
    discussionId: 9,
    content: "Bonjour",
    createdAt: "2025-06-24T10:00:00Z",
    sender: person,
    clientId,
  };
  return {
    type: "message_sent",
    data: { message, discussion: { id: 9, interlocutor: person, lastMessage: message }, isNewDiscussion: false },
  };
};
const refusal = (clientId?: string) => ({
  type: "error",
  data: { message: "Trop de messages.", ...(clientId && { clientId }) },
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

/** An open channel, and what has become of a request that it sent: nothing yet, a confirmation or a reason. */
function aRequest(message = request()) {
  const channel = live();
  channel.start();
  FakeSocket.last.emit("open");
  const became = vi.fn<(end: unknown) => void>();
  channel.request(message).then(became, (error: unknown) => became(reasonOf(error)));
  return {
    channel,
    became,
    hears: async (frame: object) => {
      FakeSocket.last.emit("message", JSON.stringify(frame));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("a request", () => {
  it("is sent, and resolves with its confirmation alone, which every listener hears too", async () => {
    const { channel, became, hears } = aRequest();
    const heard = vi.fn<(message: object) => void>();
    channel.subscribe(heard);
    expect(FakeSocket.last.sent).toEqual([JSON.stringify(request())]);
    await hears(confirmation("b2"));
    expect(became).not.toHaveBeenCalled();
    await hears(confirmation());
    expect(became.mock.calls).toMatchObject([[confirmation()]]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("rejects with the server's words where they name it, or nothing", async () => {
    const named = aRequest();
    await named.hears(refusal("b2"));
    expect(named.became).not.toHaveBeenCalled();
    await named.hears(refusal("a1"));
    expect(named.became).toHaveBeenCalledWith({ kind: "refused", message: "Trop de messages." });
    const unnamed = aRequest();
    await unnamed.hears(refusal());
    expect(unnamed.became).toHaveBeenCalledWith({ kind: "refused", message: "Trop de messages." });
  });

  it("rejects as offline where the channel is not open, and nothing is sent", async () => {
    const channel = live();
    channel.start();
    const error: unknown = await channel.request(request()).catch((reason: unknown) => reason);
    expect(reasonOf(error)).toEqual({ kind: "offline" });
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it("rejects as unanswered after 10 seconds, and not before", async () => {
    const { became } = aRequest();
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1);
    expect(became).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(became).toHaveBeenCalledWith({ kind: "unanswered" });
  });

  it.each(["closes", "is stopped"])("rejects as unanswered when the channel %s, and leaves no timer", async (how) => {
    const { channel, became } = aRequest();
    if (how === "closes") FakeSocket.last.emit("close");
    channel.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(became).toHaveBeenCalledWith({ kind: "unanswered" });
    expect(vi.getTimerCount()).toBe(0);
  });
});
