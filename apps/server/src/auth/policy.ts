import type { Schemas } from "@passerelle/api";
import { birthdateProblem, dateOf, passwordProblem, type Text } from "@passerelle/domain";
import type { Clock } from "../platform/clock";

/** What a registration is refused for before anybody is looked up, field by field. */
export function registrationProblems(body: Schemas["RegisterInput"], clock: Clock): Record<string, Text> {
  const password = passwordProblem(body);
  const birthdate = birthdateProblem(dateOf(body.birthdate), clock.now());
  return { ...(password && { password }), ...(birthdate && { birthdate }) };
}
