import { once } from "node:events";
import type { Readable } from "node:stream";
import { callbackify } from "node:util";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { createMailer, type Mail } from "../../src/platform/mail/mailer";

export interface MailCatcher {
  url: string;
  /** All mails in order of arrival. */
  mails: Mail[];
  stop: () => Promise<void>;
}

async function read(stream: Readable): Promise<Mail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const { to, subject, text, html, headers } = await PostalMime.parse(Buffer.concat(chunks));
  const unsubscribe = headers.find(({ key }) => key === "list-unsubscribe")?.value.replaceAll(/[<>\s]/g, "") ?? null;
  const recipient = to?.map(({ address }) => address).join(", ");
  return { recipient: recipient ?? "", subject: subject ?? "", body: text ?? "", html: html ?? "", unsubscribe };
}

/** Starts a mail server that keeps every mail, also as a file, like a server without a mail server. */
export async function startMailCatcher(dataDir: string): Promise<MailCatcher> {
  const mails: Mail[] = [];
  const write = createMailer({ smtpUrl: undefined, mailFrom: "catcher@passerelle.example", dataDir }, () => undefined);
  const keep = async (stream: Readable) => {
    const mail = await read(stream);
    await write(mail);
    mails.push(mail);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => callbackify(keep)(stream, done),
  });
  // A killed server interrupts a mail, and sends it again later.
  server.on("error", (error) => {
    if (!("code" in error && error.code === "ECONNRESET")) throw error;
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
