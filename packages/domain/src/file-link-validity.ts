import { minute } from "./durations";

/** Validity of a link to a private file, in seconds. */
export const secondsLinkValid = 15 * minute;
