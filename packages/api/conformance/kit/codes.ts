import { run } from "./commands";
import { setTimeout as pause } from "node:timers/promises";
import type { Options } from "./options";

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;
/** So long a code that was read before is taken for the mail before the last. */
const SAME_CODE_MS = 2_000;

/** What was mailed to an address, as far as it has arrived; rejects with what went wrong. */
type ReadMails = (email: string) => Promise<string>;

/** No code was ever read: the way to read them may be wrong, or no mail is sent at all. */
export class NoCodes extends Error {
  override name = "NoCodes";
}

const readers: Record<Exclude<Options["access"]["kind"], "tokens">, (value: string) => ReadMails> = {
  command: (command) => (email) => run(command, "{email}", email),
  url: (address) => async (email) => {
    const url = address.replaceAll("{email}", encodeURIComponent(email));
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`GET ${url} answers ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  },
};

/** What an address becomes part of a command as. */
function addressOf(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[\w.+@-]+$/.test(address)) throw new Error(`Nothing can be asked for ${address}.`);
  return address;
}

/** Reads all mails to an address; undefined if there are none. */
export function createMailReader(kind: keyof typeof readers, value: string): ReadMails {
  const readMails = readers[kind](value);
  return (email) => readMails(addressOf(email)).catch(() => "");
}

/**
 * Reads the code last mailed to an address, and waits for it: 10 s unless said otherwise. Once that was in vain
 * before any code was ever read, it fails at once.
 */
export function createCodeReader(
  kind: keyof typeof readers,
  value: string,
  patience = PATIENCE_MS,
): (email: string) => Promise<string> {
  const readMails = readers[kind](value);
  const known = new Map<string, string>();
  let broken: Error | undefined;

  return async (email) => {
    const address = addressOf(email);
    if (broken) throw broken;
    const start = Date.now();
    let found = "It prints no number of six digits.";
    do {
      const read = await readMails(address).then(lastCode, (error: Error) => error);
      const isStale = read === known.get(address) && Date.now() - start < SAME_CODE_MS;
      if (typeof read === "string" && !isStale) {
        known.set(address, read);
        return read;
      }
      if (read instanceof Error) found = read.message;
      await pause(PAUSE_MS);
    } while (Date.now() - start < patience);
    const reason = `No code for ${address} came within ${patience / 1000} s. ${found}`;
    if (known.size > 0) throw new Error(reason);
    broken = new NoCodes(reason);
    throw broken;
  };
}

/** The last number of just six digits in a text. */
const lastCode = (text: string): string | undefined => text.match(/(?<!\d)\d{6}(?!\d)/g)?.at(-1);
