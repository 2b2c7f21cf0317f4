import type { Mail } from "../platform/mail/mailer";

const maxKept = 20;

/** Keeps mails in memory instead of sending them. */
export interface Mailbox {
  add: (mail: Mail) => void;
  /** The last mails to an address, oldest first. */
  read: (email: string) => readonly Mail[];
}

const keyOf = (email: string) => email.trim().toLowerCase();

/** Creates a mailbox that keeps the last mails to each address. */
export function createMailbox(): Mailbox {
  const mails = new Map<string, Mail[]>();
  const read = (email: string) => mails.get(keyOf(email)) ?? [];
  return {
    add: (mail) => void mails.set(keyOf(mail.recipient), [...read(mail.recipient), mail].slice(-maxKept)),
    read,
  };
}

export const lastCode = (mails: readonly Mail[]): string | undefined =>
  mails.flatMap(({ body }) => body.match(/(?<!\d)\d{6}(?!\d)/g) ?? []).at(-1);
