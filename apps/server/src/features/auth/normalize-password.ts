/**
 * The form in which a password is hashed and compared. Keyboards encode accented letters differently, so that the same
 * password would otherwise fail on another device.
 */
export const normalizePassword = (password: string): string => password.normalize("NFC");
