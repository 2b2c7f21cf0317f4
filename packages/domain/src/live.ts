/** The code with which a server closes the connections of a session that has ended; 4000 and above are an application's own. */
export const SESSION_ENDED = 4001;

/** Milliseconds between two heartbeats: a connection that misses one is ended at the next, 30 seconds after its last sign of life at most. */
export const heartbeatInterval = 15_000;
