import { sessionTrust } from "../session-lookup";
import type { LiveEvent, Publish } from "./events";

export type LiveListener = (userId: number, event: LiveEvent) => void;

/** Carries events to every process that holds live connections, at most once each. */
export interface Broker {
  publish(userId: number, event: LiveEvent): Promise<void>;
  /** Publishes an event, and resolves once every process has received it, or after `maxWait` milliseconds. */
  announce(userId: number, event: LiveEvent, maxWait: number): Promise<void>;
  /** Calls `onGap` once events arrive again after some may have been lost. */
  subscribe(listener: LiveListener, onGap: () => void): void;
  /** Whether events of other processes arrive. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export type Publisher = Pick<Broker, "publish" | "announce">;

export interface CollectedEvents {
  publish: Publish;
  /** Call this after the commit and before the answer: then no process accepts the ended sessions any more. */
  revokeSessions: () => Promise<void>;
  /** Sends the events; call it after the commit. First revokes ended sessions that are not revoked yet. */
  send: () => Promise<void>;
}

export function collectEvents(broker: Publisher): CollectedEvents {
  const events: [number, LiveEvent][] = [];
  const ended: { userId: number; sessionId: number }[] = [];
  const revokeSessions = async () => {
    // After that time, no process trusts its cache of the session, even if it missed the event.
    const revoke = ({ userId, sessionId }: (typeof ended)[number]) =>
      broker.announce(userId, { kind: "session-revoked", sessionId }, sessionTrust);
    await Promise.all(ended.splice(0).map(revoke));
  };
  return {
    publish: (userId, event) => {
      events.push([userId, event]);
      if (event.kind === "session-ended") ended.push({ userId, sessionId: event.sessionId });
    },
    revokeSessions,
    send: async () => {
      await revokeSessions();
      await Promise.all(events.splice(0).map(([userId, event]) => broker.publish(userId, event)));
    },
  };
}

/** For a single process, which holds all connections. */
export function localBroker(): Broker {
  const listeners: LiveListener[] = [];
  const publish: Broker["publish"] = async (userId, event) => {
    for (const listener of listeners) listener(userId, event);
  };
  return {
    publish,
    announce: publish,
    subscribe: (listener) => {
      listeners.push(listener);
    },
    isConnected: () => true,
    close: async () => {
      listeners.length = 0;
    },
  };
}
