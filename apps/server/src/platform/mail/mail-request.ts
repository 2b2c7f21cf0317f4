import type { Language } from "@passerelle/domain";

/** A mail to write after the call is answered, so that the caller cannot learn whether one is sent. */
export interface MailRequest {
  kind: "registration_code" | "password_reset";
  email: string;
  /** The registration that the code is for, if the caller named one. */
  registrationId?: string | undefined;
  /** In the form of `Date.toJSON`. */
  askedAt: string;
  language: Language;
  /** The network address of the caller. */
  address: string;
  userAgent: string | undefined;
}
