import type { UnknownLiveMessage } from "./live-messages";
import type { LiveSocket } from "./live-socket";

/** The states of the live connection; `retryAt` is when the next attempt comes, for a countdown. */
export type LiveState = { status: "CONNECTING" } | { status: "OPEN" } | { status: "CLOSED"; retryAt: number | null };

export interface LiveOptions {
  /** The address of /ws/connect, see `liveUrl`. */
  url: string;
  getToken: () => string | null | undefined;
  /**
   * Asks for what opens the channel once in the place of the token, see `createTickets`; undefined where the server has
   * no tickets, and only then does the token stand in the address. A rejection is a failed attempt.
   */
  getTicket?: () => Promise<string | undefined>;
  /**
   * Called after a refused attempt and when the server closes an ended session; the next attempt waits for it. A 401
   * here ends the session.
   */
  checkSession?: () => Promise<unknown>;
  /** Nothing is sent any more once it answers true: the session is not the present one. */
  isOver?: () => boolean;
  /** The default handler for types that this client does not know. */
  onUnknown?: (message: UnknownLiveMessage) => void;
  WebSocketImpl?: new (url: string) => LiveSocket;
}
