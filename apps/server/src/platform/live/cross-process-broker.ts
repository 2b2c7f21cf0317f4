import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log";
import type { Broker, LiveListener } from "./broker";
import type { LiveEvent } from "./events";
import { watchPeers } from "./other-processes";

/** Represents processes whose names cannot be determined. */
const unknown = "";

/** The maximum number of events kept until the channel accepts them again. */
const maxUnpublished = 10_000;

/** Carries texts between processes: to each listener, including the sender. */
export interface Channel {
  /** Rejects if the texts were not accepted, or may not have been. */
  send(texts: readonly string[]): Promise<void>;
  /** The names of all listening processes. Rejects if the channel cannot determine them. */
  listening(): Promise<readonly string[]>;
  /** Whether texts of other processes arrive. */
  isConnected(): boolean;
  /** Sends a last text, if possible. */
  close(farewell: string | undefined): Promise<void>;
}

/** The name of this process on a channel, and the channel's callbacks. */
export interface ChannelListener {
  name: string;
  /** The text that the channel sends whenever it starts to listen. */
  greeting: string;
  onText: (text: string) => void;
  /** Texts may have been lost; from now on they arrive again. */
  onGap: () => void;
  /** The names of all listening processes, at every check. */
  onCheck: (listening: readonly string[]) => void;
}

export interface ChannelSettings {
  /** Milliseconds between two checks that the connection is alive, and for each answer. */
  checkInterval?: number;
}

/** Milliseconds for which a stopping process tries to publish its remaining events. */
const maxLeaving = 1_000;
export const defaultCheckInterval = 5_000;
/** Milliseconds between attempts to reconnect: the first and the longest; the pause doubles in between. */
export const reconnectPauses = { first: 1_000, longest: 30_000 };

/** A user, their event, the publishing process, and the id under which recipients acknowledge it. */
type Published = [number, LiveEvent, string?, string?];

/** A process starts to listen, leaves normally, or has received the announcement with an id. */
type Notice = ["here" | "left", string] | ["heard", string, string];

function isPublished(value: unknown): value is Published {
  if (!Array.isArray(value) || typeof value[0] !== "number") return false;
  const event: unknown = value[1];
  return typeof event === "object" && event !== null && "kind" in event && typeof event.kind === "string";
}

function isNotice(value: unknown): value is Notice {
  if (!Array.isArray(value) || typeof value[1] !== "string") return false;
  return value[0] === "here" || value[0] === "left" || (value[0] === "heard" && typeof value[2] === "string");
}

/** Parses a text of the channel; undefined if it is not one of ours. */
function readText(text: string): Published | Notice | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPublished(value) || isNotice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Delivers events at once in this process, and over a channel to all others. Loses events during a gap of the channel,
 * and possibly the last events of a killed process; it reports both to subscribers. Publishes events that the channel
 * does not accept again later.
 */
export async function crossProcessBroker(
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

  const noticeOf = (kind: "here" | "left") => JSON.stringify([kind, self] satisfies Notice);
  const notify: LiveListener = (userId, event) => listeners.forEach((listener) => listener(userId, event));

  const tellGap = () => gapListeners.forEach((listener) => listener());
  const others = watchPeers(self, tellGap);

  const onNotice = ([kind, name, announcement = ""]: Notice) => {
    if (kind === "here") others.join(name);
    else if (kind === "left") others.leave(name);
    else others.heard(name, announcement);
  };

  const channel = await openChannel({
    name: self,
    greeting: noticeOf("here"),
    onText: (text) => {
      const said = readText(text);
      if (!said) return;
      if (isNotice(said)) return onNotice(said);
      const [userId, event, from, announcement] = said;
      if (from === self) return;
      notify(userId, event);
      if (announcement !== undefined) void say(["heard", self, announcement]);
    },
    onGap: () => {
      log.info("the live channel is there again");
      tellGap();
    },
    onCheck: (listening) => others.compare(listening),
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

  const say = (said: Published | Notice) => {
    due.push(JSON.stringify(said));
    // One statement sends all events that arrived while the previous one ran.
    turn = turn.then(() => (due.length > 0 ? send(due.splice(0)) : undefined));
    return turn;
  };

  return {
    publish: (userId, event) => {
      notify(userId, event);
      return say([userId, event, self]);
    },
    announce: async (userId, event, maxWait) => {
      notify(userId, event);
      const announcement = randomUUID();
      // Processes that start to listen later have empty caches. If the listeners are unknown, waits as for a process
      // that does not answer.
      const names = await channel.listening().catch(() => [unknown]);
      const heard = others.untilHeard(announcement, names, maxWait);
      await Promise.all([say([userId, event, self, announcement]), heard]);
    },
    subscribe: (listener, onGap) => {
      listeners.push(listener);
      gapListeners.push(onGap);
    },
    isConnected: () => channel.isConnected(),
    close: async () => {
      const isDone = await Promise.race([turn.then(() => true), pause(maxLeaving, false, { ref: false })]);
      closed = true;
      clearTimeout(republishTimer);
      // If events remain unpublished, skips the notice, so that other processes report a gap.
      await channel.close(isDone && unpublished.length === 0 ? noticeOf("left") : undefined);
    },
  };
}
