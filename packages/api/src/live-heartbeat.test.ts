import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, live } from "./fake-socket";

beforeEach(() => {
  FakeSocket.all = [];
});

const says = (frame: object) => FakeSocket.last.emit("message", JSON.stringify(frame));
const heartbeat = (data: object) => says({ type: "heartbeat", data });

function opened() {
  const channel = live();
  channel.start();
  FakeSocket.last.emit("open");
  return channel;
}

function watched() {
  const channel = opened();
  const noticed = vi.fn<() => void>();
  channel.subscribeGap(noticed);
  return { channel, noticed };
}

const asked = (language: string) => JSON.stringify({ type: "set_language", data: { language } });

describe("a heartbeat that counts more than has come", () => {
  it("tells of the gap once, and the connection stays", () => {
    const { channel, noticed } = watched();
    says({ type: "unread_count_update", eventId: 1, data: { unread_count: 3 } });
    heartbeat({ lastEventId: 1 });
    expect(noticed).not.toHaveBeenCalled();
    heartbeat({ lastEventId: 3 });
    heartbeat({ lastEventId: 3 });
    expect(noticed).toHaveBeenCalledOnce();
    expect(channel.getState().status).toBe("OPEN");
  });

  it("does not take for lost what came and is not understood", () => {
    const { noticed } = watched();
    says({ type: "typing", eventId: 1, data: {} });
    heartbeat({ lastEventId: 1 });
    expect(noticed).not.toHaveBeenCalled();
  });

  it("is counted anew by each connection", () => {
    const { channel, noticed } = watched();
    says({ type: "typing", eventId: 1, data: {} });
    FakeSocket.last.emit("close");
    channel.retryNow();
    FakeSocket.last.emit("open");
    heartbeat({ lastEventId: 1 });
    expect(noticed).toHaveBeenCalledOnce();
  });
});

describe("the language of a connection", () => {
  it("is asked for where the server tells another one, and when the wish changes", () => {
    const channel = opened();
    channel.setLanguage("en");
    expect(FakeSocket.last.sent).toEqual([]);
    heartbeat({ language: "fr" });
    heartbeat({ language: "en" });
    expect(FakeSocket.last.sent).toEqual([asked("en")]);
    expect(channel.getLanguage()).toBe("en");
    channel.setLanguage("fr");
    expect(FakeSocket.last.sent).toEqual([asked("en"), asked("fr")]);
  });

  it("is asked for again after a reconnection", () => {
    const channel = opened();
    channel.setLanguage("en");
    heartbeat({ language: "fr" });
    FakeSocket.last.emit("close");
    channel.retryNow();
    FakeSocket.last.emit("open");
    heartbeat({ language: "fr" });
    expect(FakeSocket.last.sent).toEqual([asked("en")]);
  });

  it("is not asked for where the server does not tell any", () => {
    const channel = opened();
    channel.setLanguage("en");
    heartbeat({});
    channel.setLanguage("fr");
    expect(FakeSocket.last.sent).toEqual([]);
    expect(channel.getLanguage()).toBeUndefined();
  });
});
