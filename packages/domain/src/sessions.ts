/** How long a session lasts, in seconds. */
export const secondsSessionValid = 7 * 24 * 60 * 60;

/** To within how many seconds the last use of a session is kept: reading stays free of writes. */
export const secondsBetweenUses = 5 * 60;
