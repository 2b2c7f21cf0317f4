/**
 * What is announced to a user's live connections: what happened, by id, never its content. Whoever delivers reads the
 * content from the database at that moment.
 */
export type LiveEvent =
  | { kind: "notification"; id: number }
  | { kind: "notifications-read" }
  /** To its sender; `via` is the connection that it was sent on, which has been told. */
  | { kind: "message-sent"; id: number; via: string }
  | { kind: "message"; id: number }
  | { kind: "messages-read" }
  | { kind: "session-ended"; sessionId: number };

/** Tells a user's live connections something; within a handler it is told once the handler has succeeded. */
export type Announce = (userId: number, event: LiveEvent) => void;

export type LiveListener = (userId: number, event: LiveEvent) => void;

/** Carries announcements to every process that holds live connections, at most once each. */
export interface Broker {
  publish(userId: number, event: LiveEvent): Promise<void>;
  /** `onGap` is called when announcements may have been lost, once they come again. */
  subscribe(listener: LiveListener, onGap: () => void): void;
  close(): Promise<void>;
}

/** All connections are in this process. */
export function localBroker(): Broker {
  const listeners: LiveListener[] = [];
  return {
    publish: async (userId, event) => {
      for (const listener of listeners) listener(userId, event);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      listeners.length = 0;
    },
  };
}
