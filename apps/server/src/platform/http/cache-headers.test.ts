import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { publish } from "../../../test/acts";
import { call } from "../../../test/call";
import { aMember, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();
const recruiter = memberFor(beforeAll, server, "recruiter");
beforeAll(async () => {
  for (let n = 0; n < 5; n += 1) await publish(recruiter);
});

const offers = () => `/job-offers/recruiter/${recruiter.username}`;

/** The raw answer; `fetch` would decompress it. */
const sent = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const asked = request(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${recruiter.token}`, ...headers },
    });
    asked.once("error", reject).once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    });
    asked.end();
  });

/** The tag of an answer. */
const known = async (path: string) => (await sent("GET", path, {})).headers["etag"];

/** The status of a request that sends a known tag. */
const again = async (path: string, tag: unknown, token = recruiter.token) =>
  (
    await fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${token}`, "if-none-match": String(tag) },
    })
  ).status;

/** The answer's `Clear-Site-Data` header. */
const clearing = async (method: string, path: string, token: string, body?: unknown) =>
  (await call(server.url, method, path, { token, body })).headers.get("clear-site-data");

describe("JSON above 1 KB", () => {
  it("is compressed for clients that accept it", async () => {
    const { headers, bytes } = await sent("GET", offers(), { "accept-encoding": "gzip, deflate, br" });
    expect(headers).toMatchObject({ "content-encoding": "gzip" });
    expect(gunzipSync(bytes)).toEqual((await sent("GET", offers(), {})).bytes);
  });

  it("is not compressed for clients that do not accept it", async () => {
    const { headers, bytes } = await sent("GET", offers(), {});
    expect(headers).not.toHaveProperty("content-encoding");
    expect(bytes.length).toBeGreaterThan(1024);
  });

  it("is the only kind of answer to be compressed", async () => {
    const { headers } = await sent("GET", "/user/me", { "accept-encoding": "gzip" });
    expect(headers).not.toHaveProperty("content-encoding");
  });
});

describe("an unchanged read", () => {
  it("may be stored by the client, and revalidated", async () => {
    expect((await sent("GET", "/user/me", {})).headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
      vary: "authorization, accept-language, accept-encoding",
      "cache-control": "private, no-cache",
    });
  });

  it("is a 304 without a body for any compression", async () => {
    const tag = await known(offers());
    const { headers, bytes } = await sent("GET", offers(), { "if-none-match": String(tag), "accept-encoding": "gzip" });
    expect(bytes).toHaveLength(0);
    expect(headers).toMatchObject({ etag: tag, "cache-control": "private, no-cache" });
    expect(headers).not.toHaveProperty("content-length");
    expect(headers).not.toHaveProperty("content-type");
    expect(await again(offers(), tag)).toBe(304);
  });

  it("matches one of several tags, or any tag", async () => {
    const tag = String(await known(offers()));
    expect(await again(offers(), `"other", ${tag}`)).toBe(304);
    expect(await again(offers(), tag.slice("W/".length))).toBe(304);
    expect(await again(offers(), "*")).toBe(304);
    expect(await again(offers(), '"other"')).toBe(200);
  });

  it("has its tag in answer to HEAD as well", async () =>
    expect((await sent("HEAD", offers(), {})).headers).toMatchObject({ etag: await known(offers()) }));

  it("excludes refusals and changes", async () => {
    expect((await sent("GET", "/job-offer/999999", {})).headers).toMatchObject({ "cache-control": "no-store" });
    const { headers } = await call(server.url, "POST", "/job-offer", { token: recruiter.token, body: {} });
    expect(headers.get("etag")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("the end of a session", () => {
  it("clears the browser's stored answers", async () => {
    const { token } = await aMember(server, "applicant");
    expect(await clearing("GET", "/user/me", token)).toBeNull();
    expect(await clearing("POST", "/user/logout", token)).toBe('"cache"');
  });

  it("on another device clears them with the first refusal", async () =>
    expect(await clearing("GET", "/user/me", "ended")).toBe('"cache"'));

  it("does not apply to refusals of visitors", async () =>
    expect((await call(server.url, "GET", "/user/me")).headers.get("clear-site-data")).toBeNull());
});
