import { secondsBetweenUses, unauthenticated } from "@passerelle/domain";
import type { Db } from "../db";

export type User = NonNullable<ReturnType<Db["user"]["findFirst"]>>;

/** The session of a token, and its user; `null` once it has ended. */
function sessionOf(db: Db, token: string) {
  const session = db.session.findFirst({ where: { token: { equals: token } } });
  if (!session || session.expiresAt <= db.clock.now().toISOString()) return null;
  const user = db.user.findFirst({ where: { id: { equals: session.userId } } });
  return user && { session, user };
}

/** The user of a token whose session is valid. */
export const userOfToken = (db: Db, token: string): User | null => sessionOf(db, token)?.user ?? null;

/** The request's token and its user; throws a 401 without a valid session. */
export function signedIn(db: Db, request: Request): { me: User; token: string } {
  const token = /^Bearer ([!-~]+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  const found = sessionOf(db, token);
  if (!found) throw unauthenticated();
  const now = db.clock.now();
  if (found.session.lastUsedAt < new Date(now.getTime() - secondsBetweenUses * 1000).toISOString())
    db.session.update({ where: { token: { equals: token } }, data: { lastUsedAt: now.toISOString() } });
  return { me: found.user, token };
}

/** A file response with content sniffing disabled. */
export const fileResponse = (file: Blob, headers: Record<string, string>): Response =>
  new Response(file, { headers: { "Content-Type": file.type, "X-Content-Type-Options": "nosniff", ...headers } });
