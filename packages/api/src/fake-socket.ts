import { createLive } from "./live-channel";
import type { LiveOptions } from "./live-options";

type Listener = (event: { data: unknown; code: number }) => void;

/** A fake WebSocket whose events the test emits. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("No socket was made.");
    return socket;
  }
  readonly sent: string[] = [];
  readonly #listeners: [string, Listener][] = [];
  closed = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  addEventListener(type: string, listener: Listener) {
    this.#listeners.push([type, listener]);
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.closed = true;
  }
  emit(type: string, data?: unknown, code = 1006) {
    for (const [wanted, listener] of this.#listeners) if (wanted === type) listener({ data, code });
  }
}

export const live = (options: Partial<LiveOptions> = {}) =>
  createLive({ url: "ws://passerelle.test/ws/connect", getToken: () => "a b", WebSocketImpl: FakeSocket, ...options });
