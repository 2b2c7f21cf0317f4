import { isCommonPassword } from "./common-passwords";
import { authErrors } from "./errors/auth";
import { fieldErrors } from "./errors/fields";
import type { Text } from "./language";
import { trimText } from "./text";

interface Wanted {
  password: string;
  email: string;
  username?: string | undefined;
}

/**
 * The form in which a password is hashed and compared. Keyboards encode accented letters differently, so that the same
 * password would otherwise fail on another device.
 */
export const normalizePassword = (password: string): string => password.normalize("NFC");

/** Why a password is rejected, beyond its length (D-041). */
export function passwordProblem({ password, email, username }: Wanted): Text | undefined {
  if (trimText(password) === "") return fieldErrors.required;
  const plain = normalizePassword(password).toLowerCase();
  if (plain === email.toLowerCase() || plain === username?.toLowerCase()) return authErrors.passwordLikeName;
  return isCommonPassword(plain) ? authErrors.passwordCommon : undefined;
}
