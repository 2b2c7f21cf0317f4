import { minute } from "./durations";

/** How long its sender may change or delete a message, in seconds (D-201). */
export const secondsMessageChangeable = 15 * minute;

/** Stands for the text of a deleted message. */
export const deletedMessageText = "Message supprimé";
