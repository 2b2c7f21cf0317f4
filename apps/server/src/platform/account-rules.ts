import type { Clock } from "./clock";
import { yearsBetween } from "./dates";
import type { Text } from "./language";

/** Why an account cannot be as it is wanted, at registration and later (D-030, D-032, D-050). */
export const accountTexts = {
  emailTaken: { fr: "Cette adresse e-mail est déjà utilisée.", en: "This e-mail address is already in use." },
  usernameTaken: { fr: "Ce nom d’utilisateur est déjà pris.", en: "This username is already taken." },
  bornInFuture: {
    fr: "La date de naissance ne peut pas être dans le futur.",
    en: "The birthdate cannot be in the future.",
  },
  bornTooEarly: { fr: "Cette date de naissance est trop ancienne.", en: "This birthdate is too long ago." },
  tooYoung: { fr: "Il faut avoir au moins 15 ans.", en: "You must be at least 15 years old." },
} satisfies Record<string, Text>;

/** Why a birthdate, 'YYYY-MM-DD', is refused (D-050). */
export function birthdateProblem(birthdate: string, clock: Clock): Text | undefined {
  const today = clock.now().toISOString().slice(0, 10);
  if (birthdate > today) return accountTexts.bornInFuture;
  const age = yearsBetween(birthdate, today);
  if (age > 120) return accountTexts.bornTooEarly;
  return age < 15 ? accountTexts.tooYoung : undefined;
}
