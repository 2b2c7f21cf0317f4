import { liveUrl, type LiveClientMessage, type LiveServerMessage, type LiveSocket } from "../src/index";
import { isKnown, readFrame } from "../src/live-messages";
import { validateAt } from "./contract";

type Of<Type extends LiveServerMessage["type"]> = Extract<LiveServerMessage, { type: Type }>;

/** One end of the live channel in a test. Every frame that arrives is checked against the contract. */
export interface LiveConnection {
  /** Sends a message, or a text as it is, to see what a broken frame gets. */
  send(message: LiveClientMessage | string): void;
  /** The next message of a type, arrived already or to come. */
  next<Type extends LiveServerMessage["type"]>(type: Type): Promise<Of<Type>>;
  /** Everything that has arrived and was not taken by `next`. */
  pending(): readonly LiveServerMessage[];
  close(): void;
  /** Settles when the channel is closed, by whomever. */
  closed: Promise<void>;
}

const PATIENCE_MS = 5_000;

/** Opens the live channel; rejects when the handshake is refused. */
export async function connectLive(
  baseUrl: string,
  token: string,
  Socket: new (url: string) => LiveSocket,
): Promise<LiveConnection> {
  const socket = new Socket(`${liveUrl(baseUrl, baseUrl)}?token=${encodeURIComponent(token)}`);
  const arrived: LiveServerMessage[] = [];
  const problems: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());

  socket.addEventListener("message", ({ data }) => {
    const message = readFrame(typeof data === "string" ? data : String(data));
    problems.push(...validateAt("/components/schemas/LiveServerMessage", message));
    // A heartbeat may come at any moment, and says nothing that a promise could be about.
    if (message && isKnown(message) && message.type !== "heartbeat") arrived.push(message);
    wake();
  });
  const closed = new Promise<void>((resolve) => socket.addEventListener("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new Error("The live channel refused the handshake."));
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", refuse);
    socket.addEventListener("close", refuse);
  });

  function take<Type extends LiveServerMessage["type"]>(type: Type): Of<Type> | undefined {
    if (problems.length > 0) throw new Error(`The live channel broke the contract:\n${problems.join("\n")}`);
    const isWanted = (message: LiveServerMessage): message is Of<Type> => message.type === type;
    const found = arrived.find(isWanted);
    if (found) arrived.splice(arrived.indexOf(found), 1);
    return found;
  }

  return {
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    next: (type) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => settle(() => reject(new Error(`No ${type} came.`))), PATIENCE_MS);
        function settle(act: () => void) {
          clearTimeout(late);
          waiting.delete(check);
          act();
        }
        function check() {
          try {
            const message = take(type);
            if (message) settle(() => resolve(message));
          } catch (error) {
            settle(() => reject(error));
          }
        }
        waiting.add(check);
        check();
      }),
    pending: () => arrived,
    close: () => socket.close(),
    closed,
  };
}
