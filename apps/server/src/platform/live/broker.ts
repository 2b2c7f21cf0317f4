import { sessionTrust } from "../sessions";
import type { LiveEvent, Publish } from "./events";

export type LiveListener = (userId: number, event: LiveEvent) => void;

/** Carries events to every process that holds live connections, at most once each. */
export interface Broker {
  publish(userId: number, event: LiveEvent): Promise<void>;
  /** Publishes an event, and resolves once every process has heard it, or after so many milliseconds. */
  announce(userId: number, event: LiveEvent, maxWait: number): Promise<void>;
  /** `onGap` is called when events may have been lost, once they arrive again. */
  subscribe(listener: LiveListener, onGap: () => void): void;
  /** Whether events of other processes arrive. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export type Publisher = Pick<Broker, "publish" | "announce">;

/** The events of a change. */
export interface CollectedEvents {
  publish: Publish;
  /** Once the change is committed and before it is confirmed: no process lets in the sessions that it ended any more. */
  revokeSessions: () => Promise<void>;
  /** Sends the events once the change is committed; before them revokes what is left of the sessions that it ended. */
  send: () => Promise<void>;
}

/** Collects the events of a change. */
export function collectEvents(broker: Publisher): CollectedEvents {
  const events: [number, LiveEvent][] = [];
  const ended: { userId: number; sessionId: number }[] = [];
  const revokeSessions = async () => {
    // Later than that nobody goes by what they knew before, heard or not.
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

/** Serves a single process, which holds all connections. */
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
