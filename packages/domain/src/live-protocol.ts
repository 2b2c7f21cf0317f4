/** The close code for connections of an ended session; codes from 4000 on are reserved for applications. */
export const SESSION_ENDED = 4001;

/** Milliseconds between heartbeats. Missing one closes a connection at the next, 30 s after its last frame at most. */
export const heartbeatInterval = 15_000;

/** The maximum milliseconds from the first to the last connection of one heartbeat. */
export const maxHeartbeatRound = 10_000;

/** Milliseconds without any frame after which a connection is half-open: the latest time of its next heartbeat. */
export const silenceLimit = heartbeatInterval + maxHeartbeatRound;
