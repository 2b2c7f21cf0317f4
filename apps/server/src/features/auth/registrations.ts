import { birthdateProblem } from "./birthdates";
import { dateOf, FieldProblem, type Text, usernameProblem } from "@passerelle/domain";

interface Registration {
  birthdate: string;
  username?: string | undefined;
}

/**
 * Validates a registration before any database lookup.
 * @param password the problem with the password, if there is one
 * @throws FieldProblem
 */
export function checkRegistration(registration: Registration, password: Text | undefined, now: Date): void {
  const username = registration.username && usernameProblem(registration.username);
  const birthdate = birthdateProblem(dateOf(registration.birthdate), now);
  const problems = {
    ...(username && { username }),
    ...(password && { password }),
    ...(birthdate && { birthdate }),
  };
  if (Object.keys(problems).length > 0) throw new FieldProblem(problems);
}
