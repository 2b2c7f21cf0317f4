import type { Step } from "@passerelle/api/conformance/differential";
import * as fc from "fast-check";
import { anAct } from "./acts/index";
import { credentialsOf, registrationOf, type Walker, walkers } from "./walkers";

const registration = (name: Walker): Step[] => [
  { call: "POST /user/register", json: registrationOf(name) },
  {
    call: "POST /user/verify-email",
    json: { email: credentialsOf(name).email, otp: "{code}" },
    codeOf: credentialsOf(name).email,
    keep: { [`token_${name}`]: "token", [`user_${name}`]: "user/id" },
  },
];

// A session ends after seven days.
const logins: Step[] = walkers.map((name) => ({
  call: "POST /user/login",
  json: credentialsOf(name),
  keep: { [`token_${name}`]: "token" },
}));
const actsPerSession = 40;

/** Everybody registers, and then people do a number of things at random; the same for the same seed. */
export function walk(seed: number, length: number): Step[] {
  const acts = fc.sample(anAct, { seed, numRuns: length });
  return [
    ...walkers.flatMap(registration),
    ...acts.flatMap((act, index) => (index % actsPerSession === 0 ? [...logins, act] : [act])),
  ];
}
