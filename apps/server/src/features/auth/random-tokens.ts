import { hash, randomBytes } from "node:crypto";

export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token or ticket. It has 256 random bits, so one fast hash suffices. */
export const hashOf = (token: string): string => hash("sha256", token, "base64url");
