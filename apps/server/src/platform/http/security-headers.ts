import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The headers of every answer; pages and files replace the policy. */
export const securityHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

/** Keeps browsers from rendering an uploaded document as a page of this site. */
export const sandboxPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** For pages in a downloaded archive: they load and run nothing, even if a person's text contains markup. */
export const archivedPagePolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** The hashes of a page's inline scripts, for its content security policy. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

/** Allows only the page's built-in scripts, and no requests. */
export function builtInScriptsPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src ${scriptHashes(html).join(" ")}`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Sets headers that block third-party content and the referrer, which may contain a token. */
export function setPageHeaders(request: FastifyRequest, reply: FastifyReply, scripts: readonly string[] = []): void {
  const host = /^[\w.:[\]-]+$/.exec(request.headers.host ?? "")?.[0] ?? "localhost";
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    // The components inject styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Not every browser includes WebSockets in 'self'.
    `connect-src 'self' ws://${host} wss://${host}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  void reply.headers({
    "content-security-policy": policy.join("; "),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(self), microphone=()",
    ...(request.protocol === "https" && { "strict-transport-security": "max-age=31536000" }),
  });
}
