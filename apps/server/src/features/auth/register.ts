import { randomUUID } from "node:crypto";
import { dateOf, notFound, checkAll, rejectField, usernameProblem } from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import type { Asker } from "../../platform/fair-queue";
import { type Answer, type Call, created, ok } from "../../platform/http/handler";
import { formRoute, route } from "../../platform/http/route";
import { countOrReject } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import { callerOf } from "./callers";
import { sendCode } from "./mail-code";
import { registrations } from "./limit-keys";
import { moveRegistration, saveRegistration } from "./registrations-store";
import { startPause } from "./start-resend-pause";
import { birthdateProblem } from "./check-birthdate";

/**
 * Validates a registration before any database lookup of its address or username.
 * @throws FieldProblem
 */
async function checkRegistration({ body, passwords, clock }: Call<"register">, asker: Asker): Promise<void> {
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

/** POST /user/register: stores an unverified registration and mails its code. */
export const register = formRoute<"register">({ role: "visitor" }, async (call) => {
  const asker = await callerOf(call);
  await checkRegistration(call, asker);
  return () => saveRegistered(call, asker);
});

async function saveRegistered(call: Call<"register">, asker: Asker): Promise<Answer<"register">> {
  const { body, db, clock, passwords } = call;
  const { firstname, lastname, email, username = "" } = body;
  await countOrReject(call, registrations(email, call.address));
  const registrationId = randomUUID();
  const account = {
    email,
    username,
    password_hash: await passwords.hash(body.password, asker),
    firstname,
    lastname,
    role: body.role ?? "applicant",
    phone: body.phone ?? "",
    birthdate: dateOf(body.birthdate),
    language: call.wantedLanguage ?? null,
    registration_id: registrationId,
    created_at: clock.now(),
  };
  await inTransaction(db, async (tx) => {
    const id = await saveRegistration(tx, account, clock.now());
    await sendCode(tx, call, { ...account, id }, "holder");
    await recordEvent(tx, { event: "registered", accountId: id, address: call.address });
  });
  return created({ email: account.email, registrationId, resendIn: await startPause(call, registrationId) });
}

/** POST /user/registration-email: corrects a mistyped address, and mails the code there. */
export const correctEmail = route<"correctEmail">({ role: "visitor" }, async (call) => {
  const { db } = call;
  const { email, registrationId } = call.body;
  await countOrReject(call, registrations(email, call.address));
  await inTransaction(db, async (tx) => {
    const registration = await moveRegistration(tx, registrationId, email);
    if (!registration) throw notFound();
    await sendCode(tx, call, registration, "holder");
  });
  return ok({ email, registrationId, resendIn: await startPause(call, registrationId) });
});
