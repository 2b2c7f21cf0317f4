#!/usr/bin/env node
import { parseArgs } from "node:util";
import { cast, demoPassword } from "@passerelle/domain/cast";
import closeWithGrace from "close-with-grace";
import { explain } from "../operator-errors";
import { lastCode } from "./mailbox";
import { serveMock } from "./serve";
import { codePath } from "./test-addresses";

const help = `The server on a database in memory, with demo people and open to pages of any origin. Nothing is kept.

  npx passerelle-mock [--port 3002] [--host 127.0.0.1] [--pages http://localhost:5173]

  --pages ADDRESS   a client's own pages: mails link to them, and they may open the live channel
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

function readOptions() {
  try {
    const text = { type: "string" } as const;
    const options = { port: text, host: text, pages: text, help: { type: "boolean", short: "h" } } as const;
    const { port: given = "3002", host = "127.0.0.1", pages, help } = parseArgs({ options }).values;
    const port = Number(given);
    if (!Number.isInteger(port) || port < 0 || port > 65535) return fail(`"${given}" is not a port.`);
    if (pages !== undefined && !URL.canParse(pages)) return fail(`"${pages}" is not an address.`);
    return { port, host, pages, help };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

async function start({ help: _help, ...options }: ReturnType<typeof readOptions>): Promise<void> {
  say("Starting the mock...");
  const mock = await serveMock({
    ...options,
    onMail: (mail) => say(`Mail to ${mail.recipient}: ${lastCode([mail]) ?? mail.subject}`),
  }).catch((error: unknown) => fail(explain(error)));
  const { url } = mock;
  closeWithGrace({ logger: false }, () => mock.close());
  say(`
The mock is at ${url}, its live channel at ${url.replace("http", "ws")}/ws/connect?token=...

  applicant   ${cast.jeanne.email}   ${demoPassword}
  recruiter   ${cast.claire.email}   ${demoPassword}

Codes of mails are shown here, and given by ${url}${codePath}?email=...
Hold it to the contract:

  npx passerelle-conformance --url ${url} --otp-url '${url}${codePath}?email={email}'
`);
}

const options = readOptions();
if (options.help) say(help);
else await start(options);
