import type { Schemas } from "@passerelle/api";
import { trimText } from "@passerelle/api/text";
import { birthdateProblem } from "../platform/account-rules";
import type { Clock } from "../platform/clock";
import { dateOf } from "../platform/dates";
import type { Text } from "../platform/language";
import { commonPasswords } from "./common-passwords";
import { fieldTexts } from "../platform/texts";
import { texts } from "./texts";

/** Why a password is refused, beyond its length (D-041, D-056). */
function passwordProblem({ password, email, username }: Schemas["RegisterInput"]): Text | undefined {
  if (trimText(password) === "") return fieldTexts.required;
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase() || plain === username?.toLowerCase()) return texts.passwordLikeName;
  return commonPasswords.has(plain) ? texts.passwordCommon : undefined;
}

/** What a registration is refused for before anybody is looked up, field by field. */
export function registrationProblems(body: Schemas["RegisterInput"], clock: Clock): Record<string, Text> {
  const password = passwordProblem(body);
  const birthdate = birthdateProblem(dateOf(body.birthdate), clock);
  return { ...(password && { password }), ...(birthdate && { birthdate }) };
}
