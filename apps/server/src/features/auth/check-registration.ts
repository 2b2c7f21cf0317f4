import { checkAll, dateOf, rejectField, usernameProblem } from "@passerelle/domain";
import type { Asker } from "../../platform/fair-queue";
import type { Call } from "../../platform/http/handler";
import { birthdateProblem } from "./check-birthdate";

/**
 * Validates a registration before any database lookup of its address or username.
 * @throws FieldProblem
 */
export async function checkRegistration({ body, passwords, clock }: Call<"register">, asker: Asker): Promise<void> {
  const { firstname = "", lastname = "", email = "", username = "" } = readable(body);
  const owner = { firstname, lastname, others: [email, username] };
  await checkAll({
    username: () => rejectField("username", body.username && usernameProblem(body.username)),
    password: async () => rejectField("password", await passwords.problem(body.password, owner, asker)),
    birthdate: () => rejectField("birthdate", birthdateProblem(dateOf(body.birthdate), clock.now())),
  });
}

/** A form without the fields that the contract refuses. */
const readable = <Form extends object>(form: Form): Partial<Form> => ({ ...form });
