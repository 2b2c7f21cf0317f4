import type { Schemas } from "@passerelle/api";
import type { Clock } from "../platform/clock";
import { dateOf, yearsBetween } from "../platform/dates";
import type { Text } from "../platform/language";
import { commonPasswords } from "./common-passwords";
import { fieldTexts } from "../platform/texts";
import { texts } from "./texts";

/** Why a password is refused, beyond its length (D-041, D-056). */
function passwordProblem({ password, email, username }: Schemas["RegisterInput"]): Text | undefined {
  if (password.trim() === "") return fieldTexts.required;
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase() || plain === username?.toLowerCase()) return texts.passwordLikeName;
  return commonPasswords.has(plain) ? texts.passwordCommon : undefined;
}

/** Why a birthdate is refused (D-050). */
function birthdateProblem(birthdate: string, clock: Clock): Text | undefined {
  const today = clock.now().toISOString().slice(0, 10);
  if (birthdate > today) return texts.bornInFuture;
  const age = yearsBetween(birthdate, today);
  if (age > 120) return texts.bornTooEarly;
  return age < 15 ? texts.tooYoung : undefined;
}

/** What a registration is refused for before anybody is looked up, field by field. */
export function registrationProblems(body: Schemas["RegisterInput"], clock: Clock): Record<string, Text> {
  const password = passwordProblem(body);
  const birthdate = birthdateProblem(dateOf(body.birthdate), clock);
  return { ...(password && { password }), ...(birthdate && { birthdate }) };
}
