import { hash } from "node:crypto";
import type { Operation } from "@passerelle/api/contract";
import type { FastifyReply, onSendHookHandler } from "fastify";

/** Shared caches may store the answer, and revalidate it for each request. */
export const publicRevalidated = "public, no-cache";

// Lower case, because the compression plugin otherwise adds its own value.
const shared = { vary: "accept-encoding", "cache-control": publicRevalidated };
const personal = { vary: "authorization, accept-language, accept-encoding", "cache-control": "private, no-cache" };

/** Whether an operation answers 304 if nothing has changed. */
export const isRevalidated = ({ answers }: Operation) => answers.some(({ status }) => status === 304);

export const endsSession = ({ answers }: Operation) =>
  answers.some(({ status, headers }) => status === 200 && headers.includes("Clear-Site-Data"));

/** Makes a browser drop the answers stored during the session. */
export const clearStored = (reply: FastifyReply) => reply.header("clear-site-data", '"cache"');

/** Lets clients store an answer and revalidate it with a 304; shared caches too if it is the same for all callers. */
export const revalidate =
  (isPublic: boolean): onSendHookHandler =>
  (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== "string") return done();
    // Weak, because one tag represents the answer in every encoding.
    const tag = `"${hash("sha256", payload, "base64url")}"`;
    void reply.headers({ etag: `W/${tag}`, ...(isPublic ? shared : personal) });
    if (request.method === "HEAD" || !isKnown(request.headers["if-none-match"], tag)) return done();
    void reply.code(304).removeHeader("content-type");
    done(null, null);
  };

/** Whether an `If-None-Match` header names a tag. */
export const isKnown = (known = "", tag: string) =>
  known.split(",").some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));
