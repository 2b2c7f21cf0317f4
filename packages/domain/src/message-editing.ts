import { minute } from "./durations";

/** How long a sender may edit or delete a message, in seconds (D-201). */
export const secondsMessageChangeable = 15 * minute;

export const deletedMessageText = "Message supprimé";
