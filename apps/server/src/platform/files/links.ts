import { secondsLinkValid } from "@passerelle/domain";
import { createHmac, timingSafeEqual } from "node:crypto";
import { secondsAfter, type Clock } from "../clock";
import type { Db, Tx } from "../database/database";
import { replaceSecret, secretsOf } from "../database/secrets";
import type { Log } from "../log";

const minute = 60_000;
const keyName = "file-links";
/** A process may sign with a key for a minute after it was replaced, and then the link is valid for its time. */
const overlap = secondsLinkValid + 60;
/** Forged links cost the database no more than one read in so many milliseconds. */
const pauseOfForged = 5_000;

/** The query of a link. */
export interface LinkQuery {
  reader?: string;
  expires?: string;
  signature?: string;
}

/** Signs links that are valid for fifteen minutes for one reader, and verifies them. */
export interface SignedLinks {
  /** The query of a link to a file. */
  sign(name: string, readerId: number): string;
  /** Whose link it is, if it is one of ours. */
  check(name: string, query: LinkQuery): Promise<{ readerId: number } | "expired" | "forged">;
}

/** Makes a new key. Links of the one before it stay valid for their time. */
export const rotateLinkKey = (tx: Tx, clock: Clock): Promise<void> => replaceSecret(tx, keyName, clock.now());

const signatureBy = (key: string, name: string, reader: string, expires: string) =>
  createHmac("sha256", key).update(`${name}\n${reader}\n${expires}`).digest("base64url");

function isEqual(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Keeps the key in the database: links are valid in every process and after a restart. */
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
    sign: (name, readerId) => {
      // It may have been replaced; this link still has the one before.
      if (age() > minute)
        readAgain().catch((error: unknown) => log.warn({ err: error }, "the key of links is not read"));
      // Rounds to the minute, so that a second read shortly after gives the same link.
      const from = new Date(Math.floor(clock.now().getTime() / minute) * minute);
      const expires = String(secondsAfter(from, secondsLinkValid).getTime() / 1000);
      const reader = String(readerId);
      return `reader=${reader}&expires=${expires}&signature=${signatureBy(keys[0], name, reader, expires)}`;
    },
    check: async (name, { reader = "", expires = "", signature = "" }) => {
      const isOurs = () => keys.some((key) => isEqual(signature, signatureBy(key, name, reader, expires)));
      if (age() > minute || (!isOurs() && age() > pauseOfForged)) await readAgain();
      if (!isOurs()) return "forged";
      return Number(expires) * 1000 > clock.now().getTime() ? { readerId: Number(reader) } : "expired";
    },
  };
}
