/**
 * The kinds of live events and their data: only ids, because the content is read from the database on delivery.
 * Features add their own kinds by declaration merging.
 */
export interface LiveEvents {
  /** The session is refused from now on. */
  "session-revoked": { sessionId: number };
  /** The call that ended the session has been answered, so the session's connections close. */
  "session-ended": { sessionId: number };
}

/** An event for a user's live connections. */
export type LiveEvent<Kind extends keyof LiveEvents = keyof LiveEvents> = {
  [Of in Kind]: {
    kind: Of;
    /** The connection that caused the event, and was answered directly. */
    via?: string;
  } & LiveEvents[Of];
}[Kind];

/** Publishes an event to a user's live connections; in a handler, once the handler has succeeded. */
export type Publish = (userId: number, event: LiveEvent) => void;
