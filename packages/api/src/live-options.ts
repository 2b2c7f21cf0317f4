import type { UnknownLiveMessage } from "./live-messages";
import type { LiveSocket } from "./live-socket";

/** The state of the live connection; `retryAt` is the time of the next attempt, for a countdown. */
export type LiveState = { status: "CONNECTING" } | { status: "OPEN" } | { status: "CLOSED"; retryAt: number | null };

export interface LiveOptions {
  /** The address of /ws/connect, see `liveUrl`. */
  url: string;
  getToken: () => string | null | undefined;
  /**
   * Requests a single-use ticket for the connection, see `createTickets`. Undefined if the server does not support
   * tickets; only then does the URL contain the token. A rejection counts as a failed attempt.
   */
  getTicket?: () => Promise<string | undefined>;
  /**
   * Called after a refused attempt and when the server closes an ended session; the next attempt waits for it. A 401
   * here ends the session.
   */
  checkSession?: () => Promise<unknown>;
  /** Whether this session is no longer the current one; nothing is sent then. */
  isOver?: () => boolean;
  /** The default handler for types that this client does not know. */
  onUnknown?: (message: UnknownLiveMessage) => void;
  WebSocketImpl?: new (url: string) => LiveSocket;
}
