import { accountErrors, minimumAge, yearsBetween, type ErrorText } from "@passerelle/domain";

/** Why a birthdate, 'YYYY-MM-DD', is invalid (D-050). */
export function birthdateProblem(birthdate: string, now: Date): ErrorText | undefined {
  const today = now.toISOString().slice(0, 10);
  if (birthdate > today) return accountErrors.bornInFuture;
  const age = yearsBetween(birthdate, today);
  if (age > 120) return accountErrors.bornTooEarly;
  return age < minimumAge ? accountErrors.tooYoung : undefined;
}
