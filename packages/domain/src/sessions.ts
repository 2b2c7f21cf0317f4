import { minute, week } from "./durations";

/** How long a session lasts, in seconds. */
export const secondsSessionValid = week;

/** To within how many seconds the last use of a session is kept: reading stays free of writes. */
export const secondsBetweenUses = 5 * minute;
