/** The most that a file may have, in bytes. */
export const maxFileSize = 5 * 1024 * 1024;
