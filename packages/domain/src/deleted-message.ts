/** How long its sender may change or delete a message, in seconds (D-201). */
export const secondsMessageChangeable = 15 * 60;

/** Stands for the text of a deleted message. */
export const deletedMessageText = "Message supprimé";
