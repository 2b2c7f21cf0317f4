import type { Schemas } from "../src/index";

let people = 0;

/** A registration of somebody who has never been here. */
export function aPerson(changes: Partial<Schemas["RegisterInput"]> = {}): Schemas["RegisterInput"] {
  const number = `${Date.now().toString(36)}${(people += 1)}`;
  return {
    firstname: "Camille",
    lastname: `Essai ${number}`,
    email: `camille.${number}@exemple.fr`,
    password: `mot-de-passe-${number}`,
    birthdate: "1994-05-12",
    role: "applicant",
    ...changes,
  };
}

/** The date of birth of somebody who turns so many years old today, moved by some days. */
export function birthdateOf(years: number, days = 0): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** An offer to publish, complete. */
export function anOffer(changes: Partial<Schemas["JobOfferInput"]> = {}): Schemas["JobOfferInput"] {
  return {
    jobTitle: "Technicienne de maintenance éolienne",
    description: "Entretien de douze éoliennes en mer.\nDépart de Saint-Nazaire.",
    location: "Saint-Nazaire",
    contract: "cdd",
    salary: 2650.5,
    skills: ["Hydraulique", "Travail en hauteur"],
    benefits: ["Prime de mer"],
    active: true,
    ...changes,
  };
}

/** Characters that a text cannot hold: U+0000, and half of a surrogate pair. */
export const UNSTORABLE = { "U+0000": "a\u0000b", "a lone surrogate": "a\ud800b" } as const;

/** Ids that name nothing: ill-formed ones, and well-formed ones that nobody was given (D-018). */
export const NO_IDS = [
  "abc",
  "0",
  "-1",
  "1.5",
  "1e3",
  "%20",
  "%00",
  "' OR 1=1 --",
  "2147483648",
  "9007199254740991",
  "9007199254740993",
  "99999999999999999999",
] as const;
