import * as fc from "fast-check";
import { mostly } from "./values";

const roles = {
  anna: "applicant",
  bruno: "applicant",
  dina: "applicant",
  rita: "recruiter",
  remy: "recruiter",
  rosa: "recruiter",
} as const;
export type Walker = keyof typeof roles;

/** Those who walk: three applicants and three recruiters. */
export const walkers = Object.keys(roles).filter((name): name is Walker => name in roles);

export const credentialsOf = (name: Walker) => ({ email: `${name}@exemple.fr`, password: `mot de passe de ${name}` });

/** What somebody registers with. */
export const registrationOf = (name: Walker) => ({
  ...credentialsOf(name),
  firstname: `${name[0]?.toUpperCase()}${name.slice(1)}`,
  lastname: "Arnaud",
  username: `${name}.arnaud`,
  birthdate: "1994-05-12",
  role: roles[name],
});

export const anybody = fc.constantFrom(...walkers);

/** Mostly people of a role, at times the others, who may not. */
const mostlyOf = (role: "applicant" | "recruiter") =>
  mostly(
    walkers.filter((name) => roles[name] === role),
    walkers,
  );
export const applicants = mostlyOf("applicant");
export const recruiters = mostlyOf("recruiter");

/** How somebody is called: their username, in capitals, or one that they had or may take. */
export const username = fc.oneof(
  { weight: 12, arbitrary: anybody.map((name) => `${name}.arnaud`) },
  { weight: 2, arbitrary: fc.constantFrom("ANNA.Arnaud", "Rita.Arnaud") },
  { weight: 2, arbitrary: anybody.map((name) => `${name}.neuf`) },
  { weight: 1, arbitrary: fc.constant("personne") },
);
export const userId = anybody.map((name) => `{user_${name}}`);
