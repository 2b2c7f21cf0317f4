import { birthdateProblem } from "./birthdates";
import { dateOf } from "./dates";
import { passwordProblem } from "./passwords";
import { FieldProblem } from "./refusals";

interface Registration {
  email: string;
  password: string;
  birthdate: string;
  username?: string | undefined;
}

/** Validates a registration before any database lookup. */
export function checkRegistration(registration: Registration, now: Date): void {
  const password = passwordProblem(registration);
  const birthdate = birthdateProblem(dateOf(registration.birthdate), now);
  if (password || birthdate) throw new FieldProblem({ ...(password && { password }), ...(birthdate && { birthdate }) });
}
