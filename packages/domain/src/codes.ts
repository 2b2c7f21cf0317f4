/** Validity of a mailed code, in seconds. */
export const secondsCodeValid = 15 * 60;

/** Maximum tries; the last one cancels the code. */
export const maxCodeTries = 5;

/** How long a session lasts, in seconds. */
export const secondsSessionValid = 7 * 24 * 60 * 60;
