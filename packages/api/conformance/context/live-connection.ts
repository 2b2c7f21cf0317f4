import { liveUrl, type LiveClientMessage, type LiveServerMessage, type LiveSocket } from "../../src";
import { itemsUnder, locate } from "../../src/contract/openapi-document";
import { readFrame, toKnown } from "../../src/live-messages";
import { validateAt } from "./validate-answer";
import { type Counts, LiveRules } from "./live-rules";
import { undeclaredFields } from "./undeclared";
import { noteChange, noteLiveMessage } from "./agreeing-views";

type Of<Type extends LiveServerMessage["type"]> = Extract<LiveServerMessage, { type: Type }>;

/** A WebSocket that can also send invalid frames. */
export interface TestSocket extends LiveSocket {
  send(data: string | ArrayBuffer): void;
}

/** The class of a test's sockets. */
export type SocketClass = new (url: string) => TestSocket;

/** One connection to the live channel. Every message in either direction is checked against the contract. */
export interface LiveConnection {
  /** Sends a message of the contract, or any text or bytes, to test invalid frames. */
  send(message: LiveClientMessage | string | ArrayBuffer): void;
  /** The next message of a type, whether it has already arrived or not. */
  next<Type extends LiveServerMessage["type"]>(type: Type): Promise<Of<Type>>;
  /** Resolves once the messages not yet taken by `next` suffice. */
  until(isEnough: (pending: readonly LiveServerMessage[]) => boolean): Promise<void>;
  /** All messages that have arrived and were not taken by `next`. */
  pending(): readonly LiveServerMessage[];
  /** The data of the latest heartbeat once it matches; a server need not send any. */
  heartbeat(isWanted: (data: Of<"heartbeat">["data"]) => boolean): Promise<Of<"heartbeat">["data"]>;
  /** The data of the first heartbeat; undefined if none has come. */
  firstHeartbeat(): Of<"heartbeat">["data"] | undefined;
  /** The event ids of all messages except heartbeats; `undefined` where a server sends none. */
  eventIds(): readonly (number | undefined)[];
  /** The counts that the server sent last. */
  counts(): Counts;
  isClosed(): boolean;
  close(): void;
  /** The close code of the channel, from either side. */
  readonly closed: Promise<number>;
}

/** The key that opens the live channel: a token or a ticket. */
export type LiveKey = string | { ticket: string };

const queryOf = (key: LiveKey) =>
  typeof key === "string" ? `token=${encodeURIComponent(key)}` : `ticket=${encodeURIComponent(key.ticket)}`;

/** The default wait for messages and mails, in milliseconds. */
export const PATIENCE_MS = 5_000;

/**
 * Opens the live channel; rejects when the handshake is refused. `patience` is the longest time without any message
 * while a test waits for one, in milliseconds.
 */
export async function connectLive(
  baseUrl: string,
  key: LiveKey,
  Socket: SocketClass,
  patience = PATIENCE_MS,
): Promise<LiveConnection> {
  const socket = new Socket(`${liveUrl(baseUrl, baseUrl)}?${queryOf(key)}`);
  const arrived: LiveServerMessage[] = [];
  const heartbeats: Of<"heartbeat">["data"][] = [];
  const eventIds: (number | undefined)[] = [];
  const problems: string[] = [];
  const rules = new LiveRules();
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());

  socket.addEventListener("message", ({ data }) => {
    noteChange();
    const message = readFrame(typeof data === "string" ? data : String(data));
    problems.push(...validateAt(serverMessage, message));
    const kept = undeclaredFields(schemaOf(message), message).filter(({ isKept }) => isKept);
    problems.push(...kept.map(({ path }) => `/ must not show ${path}`));
    const known = message && toKnown(message);
    if (known) {
      problems.push(...rules.problemsOf(known));
      // A heartbeat may arrive at any moment, so it is kept apart.
      if (known.type === "heartbeat") heartbeats.push(known.data);
      else {
        arrived.push(known);
        eventIds.push(known.eventId);
      }
    }
    wake();
  });
  let closeCode: number | undefined;
  socket.addEventListener("close", ({ code }) => {
    closeCode = code;
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new Error("The live channel refused the handshake."));
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", refuse);
    socket.addEventListener("close", refuse);
  });

  function take<Type extends LiveServerMessage["type"]>(type: Type): Of<Type> | undefined {
    const isWanted = (message: LiveServerMessage): message is Of<Type> => message.type === type;
    const found = arrived.find(isWanted);
    if (found) arrived.splice(arrived.indexOf(found), 1);
    return found;
  }

  const waitFor = <Found>(look: () => Found | undefined, what: string): Promise<Found> =>
    new Promise((resolve, reject) => {
      let late: ReturnType<typeof setTimeout> | undefined;
      function settle(act: () => void) {
        clearTimeout(late);
        waiting.delete(check);
        act();
      }
      function check() {
        if (problems.length > 0) return settle(() => reject(broken(problems)));
        const found = look();
        if (found !== undefined) return settle(() => resolve(found));
        clearTimeout(late);
        late = setTimeout(() => settle(() => reject(new Error(`No ${what} came.`))), patience);
      }
      waiting.add(check);
      check();
    });

  return {
    send(message) {
      noteLiveMessage();
      rules.sends(message);
      if (typeof message === "string" || message instanceof ArrayBuffer) return socket.send(message);
      problems.push(...validateAt("/components/schemas/LiveClientMessage", message));
      socket.send(JSON.stringify(message));
    },
    next: (type) => waitFor(() => take(type), type),
    until: async (isEnough) => {
      await waitFor(() => isEnough(arrived) || undefined, "more");
    },
    pending: () => arrived,
    heartbeat: (isWanted) => {
      const look = () => {
        const last = heartbeats.at(-1);
        return last && isWanted(last) ? last : undefined;
      };
      return waitFor(look, "such heartbeat");
    },
    firstHeartbeat: () => heartbeats[0],
    eventIds: () => eventIds,
    counts: () => rules.counts,
    isClosed: () => closeCode !== undefined,
    close: () => socket.close(),
    get closed() {
      const end = waitFor(() => closeCode, "end of the channel");
      // Printing a connection reads this getter too, and must not cause an unhandled rejection.
      end.catch(() => undefined);
      return end;
    },
  };
}

const serverMessage = "/components/schemas/LiveServerMessage";
const serverMessages = itemsUnder(locate(serverMessage), "oneOf").map(({ pointer }) => pointer);

/** The schema of a message's type; that of all types for an invalid message. */
const schemaOf = (message: unknown) =>
  serverMessages.find((pointer) => validateAt(pointer, message).length === 0) ?? serverMessage;

const broken = (problems: string[]) => new Error(`The live channel broke the contract:\n${problems.join("\n")}`);
