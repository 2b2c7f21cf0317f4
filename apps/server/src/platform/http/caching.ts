import { hash } from "node:crypto";
import type { Operation } from "@passerelle/api/contract";
import type { FastifyReply, onSendHookHandler } from "fastify";

// Lower-case: the compression adds its own unless it finds it so.
const vary = "authorization, accept-language, accept-encoding";

/** Whether an unchanged answer of an operation is a 304. */
export const isRevalidated = ({ answers }: Operation) => answers.some(({ status }) => status === 304);

/** Whether an operation ends the session that a browser has. */
export const endsSession = ({ answers }: Operation) =>
  answers.some(({ status, headers }) => status === 200 && headers.includes("Clear-Site-Data"));

/** Has a browser drop the answers that it stored while the session lasted. */
export const clearStored = (reply: FastifyReply) => reply.header("clear-site-data", '"cache"');

/** Lets whoever asked store the answer, to be told by a 304 that it has not changed. */
export const revalidate: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== "string") return done();
  // Weak, as one stands for the answer in every encoding.
  const tag = `"${hash("sha256", payload, "base64url")}"`;
  void reply.headers({ etag: `W/${tag}`, vary, "cache-control": "private, no-cache" });
  if (request.method === "HEAD" || !isKnown(request.headers["if-none-match"], tag)) return done();
  void reply.code(304).removeHeader("content-type");
  done(null, null);
};

const isKnown = (known = "", tag: string) =>
  known.split(",").some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));
