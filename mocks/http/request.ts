import { unauthenticated } from "@passerelle/domain";
import type { Db } from "../db";

export type User = NonNullable<ReturnType<Db["user"]["findFirst"]>>;

/** The user of a token whose session is valid. */
export function userOfToken(db: Db, token: string): User | null {
  const session = db.session.findFirst({ where: { token: { equals: token } } });
  if (!session || session.expiresAt <= db.clock.now().toISOString()) return null;
  return db.user.findFirst({ where: { id: { equals: session.userId } } });
}

/** The request's token and its user; throws a 401 without a valid session. */
export function signedIn(db: Db, request: Request): { me: User; token: string } {
  const token = /^Bearer ([!-~]+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  const me = userOfToken(db, token);
  if (!me) throw unauthenticated();
  db.session.update({ where: { token: { equals: token } }, data: { lastUsedAt: db.clock.now().toISOString() } });
  return { me, token };
}

/** A file response with content sniffing disabled. */
export function fileResponse(file: Blob, cacheControl: string, more: Record<string, string> = {}): Response {
  const type = { "Content-Type": file.type, "X-Content-Type-Options": "nosniff" };
  return new Response(file, { headers: { ...type, ...more, "Cache-Control": cacheControl } });
}
