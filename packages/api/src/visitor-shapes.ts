// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.
import { change, single } from "./response-shape";
import type { components } from "./schema";
import { id, number, oneOf, optional, record, text } from "./shape";

type Schemas = components["schemas"];

export const Role = oneOf("applicant", "recruiter");
const Session = record<Schemas["Session"]>({ id: optional(id), token: text, username: text, role: Role }, "token");
const VerifiedUser = record<Schemas["VerifiedUser"]>({ id: optional(id), username: text, role: Role });
const VerifiedSession = record<Schemas["VerifiedSession"]>({ message: optional(text), token: text, user: VerifiedUser }, "token");

/** Answers to visitors. */
export const visitorShapes = {
  "POST /user/login": single(Session),
  "POST /user/register": change<Schemas["Registered"]>({ message: optional(text), email: text, registrationId: optional(text), resendIn: optional(number()) }),
  "POST /user/registration-email": change<Schemas["Registered"]>({ message: optional(text), email: text, registrationId: optional(text), resendIn: optional(number()) }),
  "POST /user/verify-email": single(VerifiedSession),
  "POST /user/resend-otp": change<Schemas["CodeSent"]>({ message: optional(text), resendIn: optional(number()) }),
  "POST /user/forgot-password": change<Schemas["CodeSent"]>({ message: optional(text), resendIn: optional(number()) }),
  "POST /user/reset-password": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /user/undo-email": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /unsubscribe": change<Schemas["Done"]>({ message: optional(text) }),
};
