import { SESSION_ENDED } from "@passerelle/domain";
import { ApiFailure } from "./errors";
import { createGapWatch } from "./live-gaps";
import {
  readFrame,
  toKnown,
  type LiveClientMessage,
  type LiveLanguage,
  type LiveRequest,
  type LiveServerMessage,
  type UnknownLiveMessage,
} from "./live-messages";
import { createRequests, type LiveConfirmation } from "./live-requests";
import type { LiveSocket } from "./live-socket";
import { createSilenceWatch } from "./live-watch";

/** Reconnection starts at 5 s, grows by half each time up to 30 s, and starts over once open. */
export const FIRST_RETRY_MS = 5_000;
export const RETRY_GROWTH = 1.5;
export const LONGEST_RETRY_MS = 30_000;
/** An attempt that takes longer counts as failed (D-060). */
export const HANDSHAKE_LIMIT_MS = 10_000;

/** The states of the live connection; `retryAt` is when the next attempt comes, for a countdown. */
export type LiveState = { status: "CONNECTING" } | { status: "OPEN" } | { status: "CLOSED"; retryAt: number | null };

export interface LiveOptions {
  /** The address of /ws/connect, see `liveUrl`. */
  url: string;
  getToken: () => string | null | undefined;
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

/** The live channel's URL: the host of the API, secure when the page is secure. */
export function liveUrl(baseUrl: string, pageUrl: string): string {
  const url = new URL(`${baseUrl.replace(/\/$/, "")}/ws/connect`, pageUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export type LiveChannel = ReturnType<typeof createLive>;

/**
 * The live channel: reconnects automatically, detects half-open connections and lost messages, validates incoming
 * messages, and publishes its state.
 */
export function createLive({ url, getToken, checkSession, isOver, onUnknown, WebSocketImpl }: LiveOptions) {
  const listeners = new Set<(message: LiveServerMessage) => void>();
  const stateListeners = new Set<() => void>();
  const gapListeners = new Set<() => void>();
  const gaps = createGapWatch();
  const requests = createRequests();
  let language: LiveLanguage | undefined;
  let serverLanguage: LiveLanguage | undefined;
  let state: LiveState = { status: "CLOSED", retryAt: null };
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: LiveSocket | undefined;
  let running = false;
  const watch = createSilenceWatch(() => socket && dropped(socket));

  function become(next: LiveState) {
    state = next;
    for (const listener of stateListeners) listener();
  }

  function connect() {
    clearTimeout(timer);
    const token = getToken();
    if (!running || !token) return become({ status: "CLOSED", retryAt: null });
    const Socket: new (url: string) => LiveSocket = WebSocketImpl ?? globalThis.WebSocket;
    const attempt = new Socket(`${url}?token=${encodeURIComponent(token)}`);
    socket = attempt;
    timer = setTimeout(() => dropped(attempt), HANDSHAKE_LIMIT_MS);
    attempt.addEventListener("open", () => opened(attempt));
    attempt.addEventListener("message", ({ data }) => socket === attempt && receive(data));
    attempt.addEventListener("error", () => dropped(attempt));
    attempt.addEventListener("close", ({ code }) => dropped(attempt, code === SESSION_ENDED));
    become({ status: "CONNECTING" });
  }

  function opened(attempt: LiveSocket) {
    if (socket !== attempt) return;
    clearTimeout(timer);
    retryMs = FIRST_RETRY_MS;
    become({ status: "OPEN" });
  }

  // A socket may report both an error and a close, possibly after a newer attempt has begun.
  function dropped(attempt: LiveSocket, sessionEnded = false) {
    if (socket !== attempt) return;
    const refused = state.status === "CONNECTING";
    abandon();
    const checked =
      refused || sessionEnded ? Promise.resolve(checkSession?.()).catch(() => undefined) : Promise.resolve();
    const waiting = setTimeout(() => {
      void checked.then(() => timer === waiting && connect());
    }, retryMs);
    timer = waiting;
    become({ status: "CLOSED", retryAt: Date.now() + retryMs });
    retryMs = Math.min(retryMs * RETRY_GROWTH, LONGEST_RETRY_MS);
  }

  function abandon() {
    clearTimeout(timer);
    timer = undefined;
    watch.stop();
    gaps.reset();
    requests.close();
    serverLanguage = undefined;
    const last = socket;
    socket = undefined;
    last?.close();
  }

  function receive(frame: unknown) {
    const message = readFrame(frame);
    watch.received(message?.type === "heartbeat");
    if (!message) return;
    gaps.received(message);
    const known = toKnown(message);
    if (!known) return onUnknown?.(message);
    for (const listener of listeners) listener(known);
    requests.answer(known, serverLanguage);
    if (known.type !== "heartbeat") return;
    if (gaps.isBehind(known.data.lastEventId)) for (const listener of gapListeners) listener();
    serverLanguage = known.data.language;
    askForLanguage();
  }

  // Only servers that declare a language understand `set_language`.
  function askForLanguage() {
    if (language && serverLanguage && serverLanguage !== language) send({ type: "set_language", data: { language } });
  }

  function send(message: LiveClientMessage): "sent" | "not-open" {
    if (state.status !== "OPEN" || !socket || isOver?.()) return "not-open";
    socket.send(JSON.stringify(message));
    return "sent";
  }

  return {
    start() {
      if (running) return;
      running = true;
      connect();
    },
    /** Closes the socket, stops the retries, and resets their delay. */
    stop() {
      running = false;
      retryMs = FIRST_RETRY_MS;
      abandon();
      become({ status: "CLOSED", retryAt: null });
    },
    /** Connects now instead of at `retryAt`. */
    retryNow() {
      if (running && state.status === "CLOSED") connect();
    },
    /** Sends a message; returns "not-open" without sending unless the channel is open. */
    send,
    /**
     * Sends a message and waits for its confirmation. Rejects with an ApiFailure: "offline" if nothing was sent,
     * "refused" with the server's text, "unanswered" if the outcome is unknown.
     */
    async request(message: LiveRequest): Promise<LiveConfirmation> {
      if (send(message) === "not-open") throw new ApiFailure({ kind: "offline" });
      return requests.wait(message.data);
    },
    /** Sets the language of live messages, now and after each reconnection, on servers that support it. */
    setLanguage(wanted: LiveLanguage) {
      language = wanted;
      askForLanguage();
    },
    /** The language that the server declares for live messages, if any. */
    getLanguage: () => serverLanguage,
    /** Calls back when a message was lost on an open connection: data on screen may be stale. */
    subscribeGap(listener: () => void) {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    subscribe(listener: (message: LiveServerMessage) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    subscribeState(listener: () => void) {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
  };
}
