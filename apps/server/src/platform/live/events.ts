/**
 * The kinds of live events and what each carries: ids, never content, which is read from the database on delivery. A
 * feature adds its own kinds by declaration merging.
 */
export interface LiveEvents {
  /** It is refused from now on. */
  "session-revoked": { sessionId: number };
  /** Whoever ended it has been answered: its connections close. */
  "session-ended": { sessionId: number };
}

/** An event for a user's live connections. */
export type LiveEvent<Kind extends keyof LiveEvents = keyof LiveEvents> = {
  [Of in Kind]: {
    kind: Of;
    /** The connection that caused it, which was answered directly. */
    via?: string;
  } & LiveEvents[Of];
}[Kind];

/** Publishes an event to a user's live connections; within a handler, once the handler has succeeded. */
export type Publish = (userId: number, event: LiveEvent) => void;
