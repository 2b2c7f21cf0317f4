import { describe, expect, it } from "vitest";
import { LiveRules } from "./live-rules";

const sent = (clientId?: string) =>
  ({
    type: "send_message",
    data: { content: "Bonjour.", recipientUsername: "zoe", ...(clientId !== undefined && { clientId }) },
  }) as const;
const refusal = (clientId?: string) =>
  ({ type: "error", data: { message: "Non.", ...(clientId !== undefined && { clientId }) } }) as const;
const message = {
  id: 1,
  content: "Bonjour.",
  createdAt: "2026-11-03T08:15:00Z",
  discussionId: 2,
  sender: { id: 3, username: "zoe", firstname: "Zoé", lastname: "L", avatar: null },
};

describe("messages of a connection", () => {
  it("name the message that they refuse", () => {
    const rules = new LiveRules();
    rules.sends(sent("a"));
    expect(rules.problemsOf(refusal("a"))).toEqual([]);
    rules.sends(sent("b"));
    expect(rules.problemsOf(refusal())).toEqual(["/data names no clientId of the refused message"]);
  });

  it("need not name one that has no client id", () => {
    const rules = new LiveRules();
    rules.sends("{");
    rules.sends(sent("a"));
    expect(rules.problemsOf(refusal())).toEqual([]);
  });

  it("show a recipient nothing that is for the sender", () => {
    const [rules, of] = [new LiveRules(), { ...message, clientId: "a" }];
    expect(rules.problemsOf({ type: "new_message", data: { message } })).toEqual([]);
    expect(rules.problemsOf({ type: "new_message", data: { message: of } })).toEqual([
      "/data/message must not show clientId to its recipient",
    ]);
  });

  it("have numbers of their own, which heartbeats do not fall behind", () => {
    const rules = new LiveRules();
    const count = { type: "unread_count_update", eventId: 4, data: { unread_count: 2 } } as const;
    expect(rules.problemsOf(count)).toEqual([]);
    expect(rules.problemsOf(count)).toEqual(["/eventId 4 stands for two messages"]);
    expect(rules.problemsOf({ type: "heartbeat", data: { lastEventId: 3 } })).toEqual([
      "/data/lastEventId is 3, after message 4",
    ]);
    expect(rules.counts).toEqual({ unread_count_update: 2 });
  });
});
