#!/usr/bin/env node
import { parseArgs } from "node:util";
import { cast, demoPassword } from "@passerelle/domain/cast";
import { createDb } from "../db";
import { CODE_PATH, serveMock } from "./server";

const help = `The mock as a server: the contract's calls and its live channel over data that is forgotten when it ends.

  npx passerelle-mock [--port 3002] [--host 127.0.0.1]
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

function readOptions() {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({ options: { port: text, host: text, help: { type: "boolean", short: "h" } } });
    const port = Number(values.port ?? 3002);
    if (!Number.isInteger(port) || port < 0 || port > 65535) return fail(`"${values.port}" is no port.`);
    return { port, host: values.host ?? "127.0.0.1", help: values.help };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

const options = readOptions();
if (options.help) {
  say(help);
} else {
  const db = createDb({ now: new Date() });
  db.codeReaders.add((email, code) => say(`The code mailed to ${email}: ${code}`));
  const { url } = await serveMock({ ...options, db }).catch((error: unknown) =>
    fail(`The mock cannot listen on ${options.host}:${options.port}: ${String(error)}`),
  );
  say(`The mock is at ${url}, its live channel at ${url.replace("http", "ws")}/ws/connect?token=...

  applicant   ${cast.jeanne.email}   ${demoPassword}
  recruiter   ${cast.claire.email}   ${demoPassword}

Codes of mails are shown here, and given by ${url}${CODE_PATH}?email=...
Hold it to the contract:

  npx passerelle-conformance --url ${url} --otp-url '${url}${CODE_PATH}?email={email}'
`);
}
