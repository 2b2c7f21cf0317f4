import { birthdateProblem } from "./birthdates";
import { dateOf } from "./dates";
import { passwordProblem } from "./passwords";
import { FieldProblem } from "./refusals";
import { usernameProblem } from "./usernames";

interface Registration {
  email: string;
  password: string;
  birthdate: string;
  username?: string | undefined;
}

/** Validates a registration before any database lookup. */
export function checkRegistration(registration: Registration, now: Date): void {
  const username = registration.username && usernameProblem(registration.username);
  const password = passwordProblem(registration);
  const birthdate = birthdateProblem(dateOf(registration.birthdate), now);
  const problems = {
    ...(username && { username }),
    ...(password && { password }),
    ...(birthdate && { birthdate }),
  };
  if (Object.keys(problems).length > 0) throw new FieldProblem(problems);
}
