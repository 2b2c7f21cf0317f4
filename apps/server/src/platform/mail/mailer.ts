import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config";

/** A mail in plain text, and the same in HTML. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  html: string;
}

/** Sends a mail; rejects if it should be retried. */
export type SendMail = (mail: Mail) => Promise<void>;

type Settings = Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">;

/** Sends over the SMTP of `SMTP_URL`, else writes each mail to a file and to the terminal. */
export function createMailer(settings: Settings, show: (text: string) => void): SendMail {
  const { smtpUrl, mailFrom, dataDir } = settings;
  return smtpUrl === undefined ? fileMailer(join(dataDir, "mail"), mailFrom, show) : smtpMailer(smtpUrl, mailFrom);
}

function smtpMailer(url: string, from: string): SendMail {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...timeouts });
  return async ({ recipient, subject, body, html }) => {
    await transport.sendMail({ from, to: recipient, subject, text: body, html });
  };
}

function fileMailer(folder: string, from: string, show: (text: string) => void): SendMail {
  return async ({ recipient, subject, body, html }) => {
    await mkdir(folder, { recursive: true });
    const moment = new Date().toISOString();
    const text = `From: ${from}\nTo: ${recipient}\nSubject: ${subject}\nDate: ${moment}\n\n${body}`;
    const reader = recipient.replaceAll(/[^\w.@+-]/g, "_").slice(0, 100);
    const name = `${moment.replaceAll(/[:.]/g, "-")}-${reader}-${randomBytes(3).toString("hex")}`;
    await writeFile(join(folder, `${name}.html`), html, { mode: 0o600 });
    await writeFile(join(folder, `${name}.txt`), text, { mode: 0o600 });
    show(`\n${text.replaceAll(/^/gm, "  | ")}\n`);
  };
}
