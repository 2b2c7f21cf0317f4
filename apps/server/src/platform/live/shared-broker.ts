import { randomUUID } from "node:crypto";
import type { Log } from "../log";
import type { Broker, LiveListener } from "./broker";
import type { LiveEvent } from "./events";

/** Events kept until the channel accepts them again. */
const maxUnpublished = 10_000;

/** Carries texts between processes: to each that listens, the sender too. */
export interface Channel {
  /** Rejects if they were not accepted, or may not have been. */
  send(texts: readonly string[]): Promise<void>;
  /** Whether texts of others arrive. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** What a channel reports. */
export interface ChannelListener {
  onText: (text: string) => void;
  /** Texts may have been lost; from now on they arrive again. */
  onGap: () => void;
}

export interface ChannelSettings {
  /** Milliseconds between two checks that the connection is alive, and for each answer. */
  checkInterval?: number;
}

export const defaultCheckInterval = 5_000;
/** Milliseconds between the attempts to connect again: the first and the longest; it doubles in between. */
export const reconnectPauses = { first: 1_000, longest: 30_000 };

/** A user, their event, and the process that published it. */
type Published = [number, LiveEvent, string?];

function isPublished(value: unknown): value is Published {
  if (!Array.isArray(value) || typeof value[0] !== "number") return false;
  const event: unknown = value[1];
  return typeof event === "object" && event !== null && "kind" in event && typeof event.kind === "string";
}

/** What a text of the channel says; nothing, if it is not one of ours. */
function readPublished(text: string): Published | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPublished(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Carries events at once within this process, and over a channel to all others. Events in a gap of the channel are
 * lost, which is reported to subscribers; events that the channel does not accept are published again later.
 */
export async function sharedBroker(
  openChannel: (listener: ChannelListener) => Promise<Channel>,
  log: Log,
  { checkInterval = defaultCheckInterval }: ChannelSettings = {},
): Promise<Broker> {
  const self = randomUUID();
  const listeners: LiveListener[] = [];
  const gapListeners: (() => void)[] = [];
  let closed = false;
  const due: string[] = [];
  let turn = Promise.resolve();
  let unpublished: string[] = [];
  let republishTimer: NodeJS.Timeout | undefined;

  const notify: LiveListener = (userId, event) => listeners.forEach((listener) => listener(userId, event));

  const channel = await openChannel({
    onText: (text) => {
      const [userId, event, from] = readPublished(text) ?? [];
      if (userId !== undefined && event !== undefined && from !== self) notify(userId, event);
    },
    onGap: () => gapListeners.forEach((listener) => listener()),
  });

  const send = async (texts: readonly string[]) => {
    try {
      await channel.send(texts);
    } catch (error) {
      if (closed) return;
      log.warn({ err: error }, "live events wait to be published");
      unpublished = [...unpublished, ...texts].slice(-maxUnpublished);
      republishTimer ??= setTimeout(() => {
        republishTimer = undefined;
        void send(unpublished.splice(0));
      }, checkInterval).unref();
    }
  };

  return {
    publish: (userId, event) => {
      notify(userId, event);
      const published: Published = [userId, event, self];
      due.push(JSON.stringify(published));
      // One statement carries all that came while the one before ran.
      turn = turn.then(() => (due.length > 0 ? send(due.splice(0)) : undefined));
      return turn;
    },
    subscribe: (listener, onGap) => {
      listeners.push(listener);
      gapListeners.push(onGap);
    },
    isConnected: () => channel.isConnected(),
    close: async () => {
      closed = true;
      clearTimeout(republishTimer);
      await channel.close();
    },
  };
}
