import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config";

/** A mail as plain text and as HTML. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  html: string;
  /** The URL that unsubscribes with one POST. */
  unsubscribe?: string | null;
}

/** Sends a mail; rejects if it should be retried. */
export type SendMail = (mail: Mail) => Promise<void>;

type Settings = Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">;

/** Sends mails over `SMTP_URL`; without it, writes each mail to a file and to the terminal. */
export function createMailer(settings: Settings, show: (text: string) => void): SendMail {
  const { smtpUrl, mailFrom, dataDir } = settings;
  return smtpUrl === undefined ? fileMailer(join(dataDir, "mail"), mailFrom, show) : smtpMailer(smtpUrl, mailFrom);
}

/** Lets mail programs offer to unsubscribe (RFC 8058). */
const headersOf = ({ unsubscribe }: Mail): Record<string, string> =>
  unsubscribe ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

/** In milliseconds. */
export const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function smtpMailer(url: string, from: string): SendMail {
  const transport = createTransport({ url, ...timeouts });
  return async (mail) => {
    const { recipient, subject, body, html } = mail;
    await transport.sendMail({ from, to: recipient, subject, text: body, html, headers: headersOf(mail) });
  };
}

function fileMailer(folder: string, from: string, show: (text: string) => void): SendMail {
  return async (mail) => {
    const { recipient, subject, body, html } = mail;
    await mkdir(folder, { recursive: true });
    const moment = new Date().toISOString();
    const headers = { From: from, To: recipient, Subject: subject, Date: moment, ...headersOf(mail) };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
    const text = `${head.join("")}\n${body}`;
    // In lower case, so that a program that knows the address finds the file on any system.
    const reader = recipient
      .toLowerCase()
      .replaceAll(/[^\w.@+-]/g, "_")
      .slice(0, 100);
    const name = `${moment.replaceAll(/[:.]/g, "-")}-${reader}-${randomBytes(3).toString("hex")}`;
    await writeFile(join(folder, `${name}.html`), html, { mode: 0o600 });
    await writeFile(join(folder, `${name}.txt`), text, { mode: 0o600 });
    show(`\n${text.replaceAll(/^/gm, "  | ")}\n`);
  };
}
