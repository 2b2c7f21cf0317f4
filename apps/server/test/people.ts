import type { Schemas } from "@passerelle/api";
import { call } from "./call";
import type { TestServer } from "./test-server";

let people = 0;

/** A unique registration. */
export function aPerson(changes: Partial<Schemas["RegisterInput"]> = {}): Schemas["RegisterInput"] {
  people += 1;
  return {
    firstname: "Jeanne",
    lastname: `Martin ${people}`,
    email: `jeanne.${Date.now().toString(36)}.${people}@exemple.fr`,
    password: "un-mot-de-passe-solide",
    birthdate: "1996-04-18",
    role: "applicant",
    ...changes,
  };
}

/** Registers and verifies a person; returns them with their token. */
export async function signIn(server: TestServer, changes: Partial<Schemas["RegisterInput"]> = {}) {
  const person = aPerson(changes);
  const registered = await call(server.url, "POST", "/user/register", { body: person });
  if (registered.status !== 201) throw new Error(`Registering answered ${JSON.stringify(registered.body)}`);
  const otp = await server.readOtp(person.email);
  const verified = await call(server.url, "POST", "/user/verify-email", { body: { email: person.email, otp } });
  const { body } = verified;
  if (typeof body !== "object" || body === null || !("token" in body) || typeof body.token !== "string")
    throw new Error(`Verifying answered ${JSON.stringify(body)}`);
  return { ...person, token: body.token };
}
