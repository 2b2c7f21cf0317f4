import type { Mutant } from "./seeding";

/** Answers that a reader has already. */
export const httpMutants: Mutant[] = [
  {
    name: "an answer is taken for unchanged whatever it was",
    found: ["listRecruiterJobOffers", "is answered anew once it has changed, if tagged"],
    reads: 'isKnown(request.headers["if-none-match"], tag)',
    becomes: 'request.headers["if-none-match"] !== undefined',
  },
  {
    name: "an answer is tagged by its address",
    found: ["getMe", "is tagged for each person, if at all"],
    reads: 'hash("sha256", payload, "base64url")',
    becomes: 'hash("sha256", request.url, "base64url")',
  },
  {
    name: "an unchanged answer is sent again",
    found: ["getMe", "is a 304 without a body while it is unchanged, if tagged"],
    reads: '["*", tag].includes(one.trim().replace(/^W\\//, ""))',
    becomes: "one === ''",
  },
  {
    name: "a list of tags is not understood",
    found: ["getMe", "is a 304 without a body while it is unchanged, if tagged"],
    reads: 'known.split(",")',
    becomes: "[known]",
  },
  {
    name: "an answer is tagged by its length",
    found: ["getMe", "is answered anew by another one of the same length, if tagged"],
    reads: 'hash("sha256", payload, "base64url")',
    becomes: 'hash("sha256", String(payload.length), "base64url")',
  },
  {
    name: "HEAD is no method of what can be read",
    found: ["listPosts", "names HEAD among the methods of what can be read, if it answers it"],
    reads: 'one === "GET" ? ["GET", "HEAD"] : one',
    becomes: "one",
  },
  {
    name: "a cache is not told that languages differ",
    found: ["getMe", "says that it depends on person and language, if tagged"],
    reads: '{ etag: `W/${tag}`, vary, "cache-control": "private, no-cache" }',
    becomes: '{ etag: `W/${tag}`, vary: "authorization, accept-encoding", "cache-control": "private, no-cache" }',
  },
];
