import { HttpResponse } from "msw";
import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";
import { type Say, speaker, words } from "./words";

export type User = NonNullable<ReturnType<Db["user"]["findFirst"]>>;

/** How a handler answers no: thrown, so that a guard needs no `if` after it. */
export function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  const body: Schemas["ErrorBody"] = { error };
  return HttpResponse.json(body, { status, headers });
}

/** A 400 by field: flat on list items and posts, under `errors` on authentication, account and profiles (D-001). */
export function invalid(fields: Schemas["FieldErrors"], shape: "flat" | "errors"): Response {
  return HttpResponse.json(shape === "flat" ? fields : { errors: fields }, { status: 400 });
}

export type Visit = {
  me: User;
  token: string;
  say: Say;
};

/** Who calls, in which language (D-160); 401 without a session that holds. */
export function signedIn(db: Db, request: Request, byDefault: "en" | "fr"): Visit {
  const say = speaker(request, byDefault);
  const token = /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  const me = userOfToken(db, token);
  if (!me) throw refusal(401, say(words.sessionOver));
  return { me, token, say };
}

export function userOfToken(db: Db, token: string): User | null {
  const session = db.session.findFirst({ where: { token: { equals: token } } });
  if (!session || session.expiresAt <= db.clock.now().toISOString()) return null;
  return db.user.findFirst({ where: { id: { equals: session.userId } } });
}

/** 403, never 401, for the other role (D-002, D-006). */
export function onlyFor(visit: Visit, role: Schemas["Role"]): Visit {
  if (visit.me.role === role) return visit;
  throw refusal(403, visit.say(role === "recruiter" ? words.recruitersOnly : words.applicantsOnly));
}

/** What was looked for, or the 404 that keeps quiet about what exists (D-005). */
export function found<T>(thing: T | null, say: Say): T {
  if (thing === null) throw refusal(404, say(words.notFound));
  return thing;
}

/** An id from a path, a query or a body: a number or its digits, else 400 (D-018). */
export function idOf(raw: unknown, say: Say): number {
  const id = parseId(raw);
  if (id === null) throw refusal(400, say(words.badId));
  return id;
}

export function parseId(raw: unknown): number | null {
  const text = typeof raw === "number" ? String(raw) : raw;
  if (typeof text !== "string" || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** A file as it is, which no browser takes for anything else (D-087). */
export function fileResponse(file: Blob, cacheControl: string): Response {
  const type = { "Content-Type": file.type, "X-Content-Type-Options": "nosniff" };
  return new Response(file, { headers: { ...type, "Cache-Control": cacheControl } });
}

/** The page asked for, forgiving about its parameters (D-009 to D-012). */
export function paged<T>(items: readonly T[], request: Request, maxSize = 100) {
  const query = new URL(request.url).searchParams;
  const page = wholeNumber(query.get("page")) || 1;
  const size = Math.min(wholeNumber(query.get("pageSize") ?? query.get("limit")) || 10, maxSize);
  const from = (page - 1) * size;
  return {
    items: items.slice(from, from + size),
    page,
    totalPages: Math.ceil(items.length / size),
    totalItems: items.length,
  };
}

function wholeNumber(text: string | null): number {
  const number = /^\d+$/.test(text ?? "") ? Number(text) : 0;
  return Math.min(number, 2_147_483_647);
}

/** 429 with Retry-After when `limit` attempts were made within the window (D-028, D-037, D-042). */
export function refuseTooMany(db: Db, kind: string, email: string, limit: number, windowMs: number, say: Say) {
  const now = db.clock.now().getTime();
  const recent = db.attempt
    .findMany({ where: { kind: { equals: kind }, email: { equals: email } } })
    .map((attempt) => new Date(attempt.at).getTime())
    .filter((at) => at > now - windowMs);
  if (recent.length < limit) return;
  const seconds = Math.max(1, Math.ceil((Math.min(...recent) + windowMs - now) / 1000));
  throw refusal(429, say(words.tooMany(seconds)), { "Retry-After": String(seconds) });
}

export function recordAttempt(db: Db, kind: string, email: string) {
  db.attempt.create({ kind, email, at: db.clock.now().toISOString() });
}
