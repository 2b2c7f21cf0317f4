import { createHmac, timingSafeEqual } from "node:crypto";
import { secondsAfter, type Clock } from "../clock";
import type { Db } from "../database/database";
import { secretOf } from "../database/secrets";

const lifetime = 15 * 60;
const minute = 60_000;

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
  check(name: string, query: LinkQuery): { readerId: number } | "expired" | "forged";
}

/** Keeps the key in the database: links are valid in every process and after a restart. */
export async function createSignedLinks(db: Db, clock: Clock): Promise<SignedLinks> {
  const key = await secretOf(db, "file-links");
  const signatureOf = (name: string, reader: string, expires: string) =>
    createHmac("sha256", key).update(`${name}\n${reader}\n${expires}`).digest("base64url");

  return {
    sign: (name, readerId) => {
      // Rounds to the minute, so that a second read shortly after gives the same link.
      const from = new Date(Math.floor(clock.now().getTime() / minute) * minute);
      const expires = String(secondsAfter(from, lifetime).getTime() / 1000);
      const reader = String(readerId);
      return `reader=${reader}&expires=${expires}&signature=${signatureOf(name, reader, expires)}`;
    },
    check: (name, { reader = "", expires = "", signature = "" }) => {
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(name, reader, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return "forged";
      return Number(expires) * 1000 > clock.now().getTime() ? { readerId: Number(reader) } : "expired";
    },
  };
}
