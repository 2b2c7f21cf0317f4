import type { Generated, GeneratedAlways, Insertable, JSONColumnType } from "kysely";
import type { MailRequest } from "../../mail/mail-request";
import type { Now } from "./columns";

export interface MailTables {
  mails: {
    id: GeneratedAlways<number>;
    recipient: string;
    subject: string;
    body: string;
    html: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: Now;
    sent_at: Generated<Date | null>;
    last_error: Generated<string | null>;
    /** The URL that unsubscribes from such mails. */
    unsubscribe: Generated<string | null>;
    /** The account whose deletion for inactivity this mail announces. */
    notice_for: Generated<number | null>;
    /** The request for a mail that is not written yet. */
    request: JSONColumnType<MailRequest | null, string | null | undefined, string | null>;
    created_at: Now;
  };
}

export type NewMail = Insertable<MailTables["mails"]>;
