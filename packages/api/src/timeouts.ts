/** Timeout of a call, in milliseconds. */
export const CALL_TIMEOUT_MS = 10_000;
/** Timeout of an upload, and of a document that the server draws, in milliseconds. */
export const UPLOAD_TIMEOUT_MS = 60_000;
/** Timeout of an attempt to open the live channel, in milliseconds (D-060). */
export const LIVE_HANDSHAKE_TIMEOUT_MS = 10_000;
/** Timeout of the confirmation of a sent message, in milliseconds. */
export const LIVE_ANSWER_TIMEOUT_MS = 10_000;
