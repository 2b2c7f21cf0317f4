import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLog } from "../log";
import { checkMailServer } from "./check-mail-server";
import { createMailer } from "./mailer";

const mail = {
  recipient: "zoé@exemple.fr",
  subject: "Vérification",
  body: "Votre code est 123456.\n",
  html: "<p>123456</p>",
};
const mailFrom = "Passerelle <no-reply@passerelle.example>";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "passerelle-mail-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("writes each mail to a file and shows it, without a mail server", async () => {
  const shown: string[] = [];
  const send = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, (text) => void shown.push(text));
  await send(mail);
  await send(mail);
  const files = await readdir(join(dataDir, "mail"));
  const names = files.filter((name) => name.endsWith(".txt"));
  expect(names).toHaveLength(2);
  expect(files).toEqual(expect.arrayContaining(names.map((name) => name.replace(/txt$/, "html"))));
  const text = await readFile(join(dataDir, "mail", names[0] ?? ""), "utf8");
  expect(text).toContain("To: zoé@exemple.fr\nSubject: Vérification\n");
  expect(text).toContain("\n\nVotre code est 123456.\n");
  expect(shown[0]).toContain("Votre code est 123456.");
});

const unsubscribe = "https://passerelle.example/unsubscribe?code=3q2-7wAZ8mJkQm0uXo2Jt1cW0yq4n9bZ5eT6rH7vLpE";

it("writes the unsubscribe URL to the file, if the mail has one", async () => {
  const send = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, () => undefined);
  await send({ ...mail, unsubscribe });
  await send({ ...mail, recipient: "other@exemple.fr", unsubscribe: null });
  const names = (await readdir(join(dataDir, "mail"))).filter((name) => name.endsWith(".txt"));
  const texts = await Promise.all(names.map((name) => readFile(join(dataDir, "mail", name), "utf8")));
  const [other, own] = texts.toSorted((a, b) => Number(b.includes("other@")) - Number(a.includes("other@")));
  expect(own).toContain(`\nList-Unsubscribe: <${unsubscribe}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n\n`);
  expect(other).not.toContain("List-Unsubscribe");
});

it("does not let an address escape the folder", async () => {
  const send = createMailer({ smtpUrl: undefined, mailFrom, dataDir }, () => undefined);
  await send({ ...mail, recipient: "../../../etc/x@exemple.fr" });
  expect(await readdir(join(dataDir, "mail"))).toHaveLength(2);
});

it("sends mails to a mail server", async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      stream.on("data", (chunk: Buffer) => void received.push(chunk.toString())).on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const send = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir }, () => undefined);
  await send({ ...mail, unsubscribe });
  const unfolded = received.join("").replaceAll(/\r\n[ \t]/g, "");
  expect(unfolded.replaceAll(" ", "")).toContain(`List-Unsubscribe:<${unsubscribe}>`);
  expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(received.join("")).toContain("123456");
  expect(received.join("")).toContain("<p>123456</p>");
  expect(received.join("")).toMatch(/From: Passerelle <no-reply@passerelle\.example>/);
  const lines: string[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  const check = () => checkMailServer({ smtpUrl: `smtp://127.0.0.1:${port}` }, log);
  await check();
  expect(lines).toEqual([]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await expect(send(mail)).rejects.toThrow(/ECONNREFUSED/);
  await check();
  expect(lines).toEqual([expect.stringMatching(/ECONNREFUSED.*"msg":"the mail server cannot be used"/)]);
});
