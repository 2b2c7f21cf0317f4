import { liveUrl, type LiveClientMessage, type LiveServerMessage, type LiveSocket } from "../src/index";
import { readFrame, toKnown } from "../src/live-messages";
import { validateAt } from "./contract";

type Of<Type extends LiveServerMessage["type"]> = Extract<LiveServerMessage, { type: Type }>;

/** What is needed of a WebSocket to send it what no client would. */
export interface TestSocket extends LiveSocket {
  send(data: string | ArrayBuffer): void;
}

/** How a test opens sockets. */
export type SocketClass = new (url: string) => TestSocket;

/** One end of the live channel in a test. Every message either way is checked against the contract. */
export interface LiveConnection {
  /** Sends a message of the contract, or a text or bytes as they are, to see what a broken frame gets. */
  send(message: LiveClientMessage | string | ArrayBuffer): void;
  /** The next message of a type, arrived already or to come. */
  next<Type extends LiveServerMessage["type"]>(type: Type): Promise<Of<Type>>;
  /** Settles once what has arrived and was not taken by `next` is enough. */
  until(isEnough: (pending: readonly LiveServerMessage[]) => boolean): Promise<void>;
  /** Everything that has arrived and was not taken by `next`. */
  pending(): readonly LiveServerMessage[];
  /** What the last heartbeat said, as soon as it says what is wanted; a server need not send any. */
  heartbeat(isWanted: (data: Of<"heartbeat">["data"]) => boolean): Promise<Of<"heartbeat">["data"]>;
  /** The data of the first heartbeat; undefined if none has come. */
  firstHeartbeat(): Of<"heartbeat">["data"] | undefined;
  /** The numbers of what has come, heartbeats aside; `undefined` where a server does not number. */
  eventIds(): readonly (number | undefined)[];
  close(): void;
  /** The code that the channel is closed with, by whomever. */
  readonly closed: Promise<number>;
}

/** What opens the live channel: a token, or a ticket. */
export type LiveKey = string | { ticket: string };

const queryOf = (key: LiveKey) =>
  typeof key === "string" ? `token=${encodeURIComponent(key)}` : `ticket=${encodeURIComponent(key.ticket)}`;

/** How long something that comes by itself is waited for unless said otherwise, in milliseconds. */
export const PATIENCE_MS = 5_000;

/**
 * Opens the live channel; rejects when the handshake is refused. `patience` is how long nothing at all may arrive while
 * something is waited for, in milliseconds.
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
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());

  socket.addEventListener("message", ({ data }) => {
    const message = readFrame(typeof data === "string" ? data : String(data));
    problems.push(...validateAt("/components/schemas/LiveServerMessage", message));
    const known = message && toKnown(message);
    if (known) {
      // A heartbeat may come at any moment.
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
    close: () => socket.close(),
    get closed() {
      const end = waitFor(() => closeCode, "end of the channel");
      // Printing a connection reads this getter, too, and must not wait.
      end.catch(() => undefined);
      return end;
    },
  };
}

const broken = (problems: string[]) => new Error(`The live channel broke the contract:\n${problems.join("\n")}`);
