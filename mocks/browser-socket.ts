import { WebSocket as MockSocket } from "mock-socket";

const CLOSED_ABNORMALLY = { code: 1006, reason: "", wasClean: false };

const codeOf = (event: Event) => ("code" in event && typeof event.code === "number" ? event.code : 0);

/**
 * mock-socket's client with the close events of a browser: a handshake that fails ends in an unclean 1006 instead of a
 * clean 1000, and any close after the handshake is clean, whatever its code.
 */
export class BrowserSocket extends MockSocket {
  isOpened = false;

  override dispatchEvent(event: Event, ...forServer: unknown[]): boolean {
    if (event.type === "open") this.isOpened = true;
    if (event.type === "close")
      Object.assign(event, this.isOpened ? { wasClean: codeOf(event) !== CLOSED_ABNORMALLY.code } : CLOSED_ABNORMALLY);
    // The library passes the server's handlers further arguments that its types do not declare.
    return Boolean(Reflect.apply(Reflect.get(MockSocket.prototype, "dispatchEvent"), this, [event, ...forServer]));
  }
}
