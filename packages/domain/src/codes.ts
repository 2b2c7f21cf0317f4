/** How long a code that was mailed is valid, in seconds. */
export const secondsCodeValid = 15 * 60;

/** So many tries, the last of which cancels the code. */
export const maxCodeTries = 5;

/** How long a session lasts, in seconds. */
export const secondsSessionValid = 7 * 24 * 60 * 60;
