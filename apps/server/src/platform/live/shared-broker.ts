import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log";
import type { Broker, LiveListener } from "./broker";
import type { LiveEvent } from "./events";
import { watchPeers } from "./peers";

/** Stands for processes whose names cannot be asked for. */
const unknown = "";

/** Events kept until the channel accepts them again. */
const maxUnpublished = 10_000;

/** Carries texts between processes: to each that listens, the sender too. */
export interface Channel {
  /** Rejects if they were not accepted, or may not have been. */
  send(texts: readonly string[]): Promise<void>;
  /** The names of all processes that listen. Rejects if the channel cannot tell. */
  listening(): Promise<readonly string[]>;
  /** Whether texts of others arrive. */
  isConnected(): boolean;
  /** Sends a last text, if it can. */
  close(farewell: string | undefined): Promise<void>;
}

/** The name of this process on a channel, and what the channel reports to it. */
export interface ChannelListener {
  name: string;
  /** What the channel sends whenever it has begun to listen. */
  greeting: string;
  onText: (text: string) => void;
  /** Texts may have been lost; from now on they arrive again. */
  onGap: () => void;
  /** The names of all processes that listen, at every check. */
  onCheck: (listening: readonly string[]) => void;
}

export interface ChannelSettings {
  /** Milliseconds between two checks that the connection is alive, and for each answer. */
  checkInterval?: number;
}

/** Milliseconds in which a process that ends publishes what is left. */
const maxLeaving = 1_000;
export const defaultCheckInterval = 5_000;
/** Milliseconds between the attempts to connect again: the first and the longest; it doubles in between. */
export const reconnectPauses = { first: 1_000, longest: 30_000 };

/** A user, their event, the process that published it, and under which id it asks who has heard it. */
type Published = [number, LiveEvent, string?, string?];

/** A process has begun to listen, leaves in good order, or has heard what was announced under an id. */
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

/** What a text of the channel says; nothing, if it is not one of ours. */
function readText(text: string): Published | Notice | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPublished(value) || isNotice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Carries events at once within this process, and over a channel to all others. Events in a gap of the channel are
 * lost, and so may be the last ones of a process that was killed, which is reported to subscribers; events that the
 * channel does not accept are published again later.
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
    // One statement carries all that came while the one before ran.
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
      // Who begins to listen later looks up everything anew. Where nobody can say who listens, one waits for all.
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
      // Where something could not be published, the others are to miss this process.
      await channel.close(isDone && unpublished.length === 0 ? noticeOf("left") : undefined);
    },
  };
}
