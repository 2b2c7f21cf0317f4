import { run, usualPatience } from "./commands";
import { setTimeout as pause } from "node:timers/promises";
import type { Options } from "./options";

const PATIENCE_MS = usualPatience * 1000;
const PAUSE_MS = 50;

/** Reads the mails to an address that have arrived; rejects with the reason. */
type ReadMails = (email: string) => Promise<string>;

/** No code has ever been read: the configured way to read codes may be wrong, or the server sends no mails. */
export class NoCodes extends Error {
  override name = "NoCodes";
}

const readers: Record<Exclude<Options["access"]["kind"], "tokens">, (value: string, patience: number) => ReadMails> = {
  command: (command, patience) => (email) => run(command, { place: "{email}", value: email, patience }),
  url: (address, patience) => async (email) => {
    const url = address.replaceAll("{email}", encodeURIComponent(email));
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`GET ${url} answers ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  },
};

/** Normalises an address and checks that it is safe within a command or URL. */
function addressOf(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[\w.+@-]+$/.test(address)) throw new Error(`Nothing can be asked for ${address}.`);
  return address;
}

/** Creates a reader of all mails to an address; the reader returns undefined if there are none. */
export function createMailReader(kind: keyof typeof readers, value: string, patience = PATIENCE_MS): ReadMails {
  const readMails = readers[kind](value, patience);
  return (email) => readMails(addressOf(email)).catch(() => "");
}

interface CodeReaderOptions {
  /** How long to wait for a code; 10 s by default. */
  patience?: number;
  /** Finds the code in the mails; by default the last number of six digits. */
  find?: (mails: string) => string | undefined;
}

/** Creates a reader of the code last mailed to an address. If the first never arrives, later reads fail at once. */
export function createCodeReader(
  kind: keyof typeof readers,
  value: string,
  { patience = PATIENCE_MS, find = lastCode }: CodeReaderOptions = {},
): (email: string) => Promise<string> {
  const readMails = readers[kind](value, Math.max(patience, PATIENCE_MS));
  const known = new Map<string, string>();
  let broken: Error | undefined;

  return async (email) => {
    const address = addressOf(email);
    if (broken) throw broken;
    const start = Date.now();
    let found = "It prints no code.";
    do {
      const read = await readMails(address).then(find, (error: Error) => error);
      // For half of the time, the code that was read last is taken for that of the earlier mail.
      const isStale = read === known.get(address) && Date.now() - start < patience / 2;
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

/** The last number of exactly six digits in a text. */
const lastCode = (text: string): string | undefined => text.match(/(?<!\d)\d{6}(?!\d)/g)?.at(-1);

const groups = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g;

/**
 * The last code for a new password or a restored address: the fragment of its link in a mail, else the last three groups
 * of four characters.
 */
export const lastResetCode = (mails: string): string | undefined =>
  Array.from(mails.matchAll(/\/(?:reset-password|undo-email)#([^\s"'<>)\]]+)/g), ([, code]) => code).at(-1) ??
  mails.match(groups)?.at(-1);
