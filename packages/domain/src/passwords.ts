import { commonPasswords } from "./common-passwords";
import { authErrors } from "./errors/auth";
import { fieldErrors } from "./errors/fields";
import type { Text } from "./language";
import { trimText } from "./text";

interface Wanted {
  password: string;
  email: string;
  username?: string | undefined;
}

/** Why a password is rejected, beyond its length (D-041). */
export function passwordProblem({ password, email, username }: Wanted): Text | undefined {
  if (trimText(password) === "") return fieldErrors.required;
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase() || plain === username?.toLowerCase()) return authErrors.passwordLikeName;
  return commonPasswords.has(plain) ? authErrors.passwordCommon : undefined;
}
