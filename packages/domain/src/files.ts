/** Maximum file size, in bytes (D-087). */
export const maxFileSize = 5 * 1024 * 1024;
