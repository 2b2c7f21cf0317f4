import { minute, secondsLinkValid } from "@passerelle/domain";
import { createHmac, timingSafeEqual } from "node:crypto";
import { secondsAfter, type Clock } from "../clock";
import type { Db, Tx } from "../database/database";
import { replaceSecret, secretsOf } from "../database/secrets";
import type { Log } from "../log";

const keyName = "file-links";
/** In seconds: a process may sign with a replaced key for up to a minute, and those links stay valid for their time. */
const overlap = secondsLinkValid + minute;
/** Forged links cause at most one read of the database per this many milliseconds. */
const pauseOfForged = 5_000;

export interface LinkQuery {
  reader?: string;
  session?: string;
  expires?: string;
  signature?: string;
}

/** The recipient of a link, and their session. */
export interface LinkReader {
  readerId: number;
  sessionId: number;
}

/** Signs links that are valid for fifteen minutes for one reader, and verifies them. */
export interface SignedLinks {
  /** The query of a link to a file. */
  sign(name: string, reader: LinkReader): string;
  /** Returns the reader of an authentic link; the caller checks whether they may still open the file. */
  check(name: string, query: LinkQuery): Promise<LinkReader | "expired" | "forged">;
}

/** Replaces the key. Links signed with the previous one stay valid for their time. */
export const rotateLinkKey = (tx: Tx, clock: Clock): Promise<void> => replaceSecret(tx, keyName, clock.now());

type Signed = Required<Omit<LinkQuery, "signature">>;

const signatureBy = (key: string, name: string, { reader, session, expires }: Signed) =>
  createHmac("sha256", key).update([name, reader, session, expires].join("\n")).digest("base64url");

function isEqual(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Keeps the key in the database, so that links are valid in every process and after a restart. */
export async function createSignedLinks({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Promise<SignedLinks> {
  const readKeys = () => secretsOf(db, keyName, secondsAfter(clock.now(), -overlap));
  let keys = await readKeys();
  let readAt = clock.elapsed();
  const age = () => clock.elapsed() - readAt;
  const readAgain = async () => {
    readAt = clock.elapsed();
    keys = await readKeys();
  };

  return {
    sign: (name, { readerId, sessionId }) => {
      // The key may have been replaced; this link still uses the previous one.
      if (age() > minute * 1000)
        readAgain().catch((error: unknown) => log.warn({ err: error }, "the key of links is not read"));
      // Rounds to the minute, so that a second read shortly after gives the same link.
      const from = new Date(Math.floor(clock.now().getTime() / (minute * 1000)) * minute * 1000);
      const expires = String(secondsAfter(from, secondsLinkValid).getTime() / 1000);
      const signed = { reader: String(readerId), session: String(sessionId), expires };
      return new URLSearchParams({ ...signed, signature: signatureBy(keys[0], name, signed) }).toString();
    },
    check: async (name, { reader = "", session = "", expires = "", signature = "" }) => {
      const signed = { reader, session, expires };
      const isOurs = () => keys.some((key) => isEqual(signature, signatureBy(key, name, signed)));
      if (age() > minute * 1000 || (!isOurs() && age() > pauseOfForged)) await readAgain();
      if (!isOurs()) return "forged";
      const isValid = Number(expires) * 1000 > clock.now().getTime();
      return isValid ? { readerId: Number(reader), sessionId: Number(session) } : "expired";
    },
  };
}
