/** The close code for connections of an ended session; codes from 4000 on are reserved for applications. */
export const SESSION_ENDED = 4001;

/** Milliseconds between heartbeats. Missing one closes a connection at the next, 30 s after its last frame at most. */
export const heartbeatInterval = 15_000;
