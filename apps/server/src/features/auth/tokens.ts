import { hash, randomBytes } from "node:crypto";

/** A new token or ticket. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token or ticket: it is 256 random bits, so one fast hash is enough to make it useless. */
export const hashOf = (token: string): string => hash("sha256", token, "base64url");
