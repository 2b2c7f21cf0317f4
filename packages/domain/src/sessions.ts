/** How long a session lasts, in seconds. */
export const secondsSessionValid = 7 * 24 * 60 * 60;
