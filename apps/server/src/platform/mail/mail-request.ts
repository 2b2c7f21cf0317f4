import type { Language } from "@passerelle/domain";

/** A mail to be written after the answer to its asker, who may not learn whether there is one. */
export interface MailRequest {
  kind: "registration_code" | "password_reset";
  email: string;
  /** The registration that the code is for, if it was named. */
  registrationId?: string | undefined;
  /** In the form of `Date.toJSON`. */
  askedAt: string;
  language: Language;
  /** The network address of the asker. */
  address: string;
  userAgent: string | undefined;
}
