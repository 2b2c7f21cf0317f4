import { SESSION_ENDED } from "@passerelle/domain";
import { ApiFailure } from "./api-error";
import { createGapWatch } from "./live-gaps";
import {
  readFrame,
  toKnown,
  type LiveClientMessage,
  type LiveLanguage,
  type LiveRequest,
  type LiveServerMessage,
} from "./live-messages";
import type { LiveOptions, LiveState } from "./live-options";
import { FIRST_RETRY_MS, LONGEST_RETRY_MS, RETRY_GROWTH } from "./live-reconnect-delays";
import { createRequests, type LiveConfirmation } from "./live-requests";
import type { LiveSocket } from "./live-socket";
import { createSilenceWatch } from "./live-silence-watch";
import { LIVE_HANDSHAKE_TIMEOUT_MS } from "./timeouts";

/** The live channel's URL: the host of the API, secure when the page is secure. */
export function liveUrl(baseUrl: string, pageUrl: string): string {
  const url = new URL(`${baseUrl.replace(/\/$/, "")}/ws/connect`, pageUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export type LiveChannel = ReturnType<typeof createLive>;

/** One attempt to connect, and the connection that it became. */
interface Attempt {
  /** Undefined while the ticket is being requested. */
  socket?: LiveSocket;
}

/**
 * The live channel: reconnects automatically, detects half-open connections and lost messages, validates incoming
 * messages, and publishes its state.
 */
export function createLive({ url, getToken, getTicket, checkSession, isOver, onUnknown, WebSocketImpl }: LiveOptions) {
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
  let current: Attempt | undefined;
  let running = false;
  const watch = createSilenceWatch(() => current && dropped(current));

  function become(next: LiveState) {
    state = next;
    for (const listener of stateListeners) listener();
  }

  function connect() {
    clearTimeout(timer);
    const token = getToken();
    if (!running || !token) return become({ status: "CLOSED", retryAt: null });
    const attempt: Attempt = {};
    current = attempt;
    timer = setTimeout(() => dropped(attempt), LIVE_HANDSHAKE_TIMEOUT_MS);
    if (getTicket)
      getTicket().then(
        (ticket) =>
          ticket === undefined ? openSocket(attempt, "token", token) : openSocket(attempt, "ticket", ticket),
        () => dropped(attempt),
      );
    else openSocket(attempt, "token", token);
    become({ status: "CONNECTING" });
  }

  function openSocket(attempt: Attempt, name: "ticket" | "token", value: string) {
    if (current !== attempt) return;
    const Socket: new (url: string) => LiveSocket = WebSocketImpl ?? globalThis.WebSocket;
    const socket = new Socket(`${url}?${name}=${encodeURIComponent(value)}`);
    attempt.socket = socket;
    socket.addEventListener("open", () => opened(attempt));
    socket.addEventListener("message", ({ data }) => current === attempt && receive(data));
    socket.addEventListener("error", () => dropped(attempt));
    socket.addEventListener("close", ({ code }) => dropped(attempt, code === SESSION_ENDED));
  }

  function opened(attempt: Attempt) {
    if (current !== attempt) return;
    clearTimeout(timer);
    retryMs = FIRST_RETRY_MS;
    become({ status: "OPEN" });
  }

  // A socket may report both an error and a close, possibly after a newer attempt has begun.
  function dropped(attempt: Attempt, sessionEnded = false) {
    if (current !== attempt) return;
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
    const last = current;
    current = undefined;
    last?.socket?.close();
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
    if (state.status !== "OPEN" || !current?.socket || isOver?.()) return "not-open";
    current.socket.send(JSON.stringify(message));
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
