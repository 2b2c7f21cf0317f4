import type { LiveEvent, Publish } from "./events";

export type LiveListener = (userId: number, event: LiveEvent) => void;

/** Carries events to every process that holds live connections, at most once each. */
export interface Broker {
  publish(userId: number, event: LiveEvent): Promise<void>;
  /** `onGap` is called when events may have been lost, once they arrive again. */
  subscribe(listener: LiveListener, onGap: () => void): void;
  /** Whether events of other processes arrive. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Collects the events of a change, to be sent once it is committed. */
export function collectEvents(broker: Pick<Broker, "publish">): { publish: Publish; send: () => Promise<void> } {
  const events: [number, LiveEvent][] = [];
  return {
    publish: (userId, event) => void events.push([userId, event]),
    send: async () => {
      await Promise.all(events.splice(0).map(([userId, event]) => broker.publish(userId, event)));
    },
  };
}

/** Serves a single process, which holds all connections. */
export function localBroker(): Broker {
  const listeners: LiveListener[] = [];
  return {
    publish: async (userId, event) => {
      for (const listener of listeners) listener(userId, event);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
    isConnected: () => true,
    close: async () => {
      listeners.length = 0;
    },
  };
}
