import { minute, week } from "@passerelle/domain";

/** How long a session lasts, in seconds. */
export const secondsSessionValid = week;

/** Precision of a session's last use, in seconds; avoids a write on every read. */
export const secondsBetweenUses = 5 * minute;
