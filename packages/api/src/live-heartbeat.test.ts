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

describe("a heartbeat that counts more messages than arrived", () => {
  it("reports the gap once, and the connection stays open", () => {
    const { channel, noticed } = watched();
    says({ type: "unread_count_update", eventId: 1, data: { unread_count: 3 } });
    heartbeat({ lastEventId: 1 });
    expect(noticed).not.toHaveBeenCalled();
    heartbeat({ lastEventId: 3 });
    heartbeat({ lastEventId: 3 });
    expect(noticed).toHaveBeenCalledOnce();
    expect(channel.getState().status).toBe("OPEN");
  });

  it("counts messages of unknown types as received", () => {
    const { noticed } = watched();
    says({ type: "typing", eventId: 1, data: {} });
    heartbeat({ lastEventId: 1 });
    expect(noticed).not.toHaveBeenCalled();
  });

  it("starts a new count with each connection", () => {
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
  it("is requested when the server uses another one, and when the setting changes", () => {
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

  it("is requested again after a reconnection", () => {
    const channel = opened();
    channel.setLanguage("en");
    heartbeat({ language: "fr" });
    FakeSocket.last.emit("close");
    channel.retryNow();
    FakeSocket.last.emit("open");
    heartbeat({ language: "fr" });
    expect(FakeSocket.last.sent).toEqual([asked("en")]);
  });

  it("is not requested from a server that declares none", () => {
    const channel = opened();
    channel.setLanguage("en");
    heartbeat({});
    channel.setLanguage("fr");
    expect(FakeSocket.last.sent).toEqual([]);
    expect(channel.getLanguage()).toBeUndefined();
  });
});
