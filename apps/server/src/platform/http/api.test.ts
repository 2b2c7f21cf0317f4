import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../../../test/call";
import { addUser, openSession } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let recruiter: string;
let applicant: string;
beforeAll(async () => {
  server = await startTestServer();
  const tokenOf = async (role: "recruiter" | "applicant") => {
    const { id } = await addUser(server.db, role);
    return openSession(server.db, server.clock, id);
  };
  recruiter = await tokenOf("recruiter");
  applicant = await tokenOf("applicant");
});
afterAll(() => server.close());

const offer = { jobTitle: "Développeuse Go", description: "Une équipe de cinq.", location: "Nantes" };
const publish = (body: unknown, more: { language?: string; headers?: Record<string, string>; token?: string } = {}) =>
  call(server.url, "POST", "/job-offer", { token: recruiter, body, ...more });

describe("a request that cannot be read", () => {
  it.each([
    ["half an object", "{", "The request cannot be read."],
    ["nothing", "", "The request cannot be read."],
    ["a list", "[]", "The request must be an object."],
    ["null", "null", "The request must be an object."],
    ["a text", '"text"', "The request must be an object."],
    ["a prototype", '{"__proto__": {"role": "recruiter"}}', "The request cannot be read."],
    ["a deep hole", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "The request cannot be read."],
  ])("as %s gets 400", async (_, body, error) => {
    const answer = await publish(body, { headers: { "content-type": "application/json" } });
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it("gets 413 when it is larger than a megabyte", async () => {
    expect(await publish({ ...offer, description: "x".repeat(1_100_000) })).toMatchObject({
      status: 413,
      body: { error: "The request is too large." },
    });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "gets 415 as %s",
    async (type) => {
      const answer = await publish("jobTitle=x", { headers: { "content-type": type } });
      expect(answer).toMatchObject({ status: 415, body: { error: "This content type is not accepted." } });
    },
  );
});

it.each([
  ["GET", "/user/me", undefined],
  ["POST", "/job-offer", offer],
])("a call whose account another process has deleted gets 401: %s %s", async (method, path, body) => {
  const { id } = await addUser(server.db, "recruiter");
  const token = await openSession(server.db, server.clock, id);
  expect(await call(server.url, "GET", "/user/me", { token })).toMatchObject({ status: 200 });
  await server.db.deleteFrom("users").where("id", "=", id).execute();
  expect(await call(server.url, method, path, { token, body })).toMatchObject({
    status: 401,
    body: { code: "unauthenticated" },
  });
});

describe("a body that is wrong", () => {
  const unstorable = "The text contains a character that cannot be stored.";
  it.each([
    ["jobTitle", "  ", "This field is required."],
    ["jobTitle", null, "This field is required."],
    ["jobTitle", 5, "This must be a text."],
    ["jobTitle", "x".repeat(151), "At most 150 characters."],
    ["salary", "3800", "This must be a number."],
    ["salary", -1, "At least 0."],
    ["active", "true", "This must be true or false."],
    ["contract", "interim", "This is not one of the choices."],
    ["skills", "Go", "This must be a list."],
    ["skills", Array.from({ length: 51 }, (__, n) => `s${n}`), "At most 50 items."],
    ["skills", ["a\u0000b"], unstorable],
    ["location", "\udfff", unstorable],
    ["skills", [["Go"]], "This must be a text."],
  ])("gets an error for field %s with the value %j, without coercion (D-001)", async (field, value, message) => {
    expect(await publish({ ...offer, [field]: value })).toMatchObject({ status: 400, body: { [field]: message } });
  });

  it("is rejected at any depth", async () => {
    const hole = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const body = `{"jobTitle":"Go","description":"Go","location":"Nantes","skills":${hole}}`;
    const answer = await publish(body, { headers: { "content-type": "application/json" } });
    expect(answer).toMatchObject({ status: 400, body: { error: "The request cannot be read." } });
  });

  it("gets an error for every missing field", async () => {
    const required = "This field is required.";
    expect((await publish({})).body).toEqual({ jobTitle: required, description: required, location: required });
  });

  it("is explained in the requested language (D-160)", async () => {
    const french = { jobTitle: "Ce champ est obligatoire." };
    expect((await publish({ ...offer, jobTitle: "" }, { language: "fr-FR, en;q=0.5" })).body).toEqual(french);
    expect((await publish({ ...offer, jobTitle: "" }, { language: "*" })).body).toEqual({
      jobTitle: "This field is required.",
    });
  });
});

describe("lenient input", () => {
  it("includes surrounding spaces, unknown fields, ids as digits and other spellings (D-017, D-018)", async () => {
    const published = await publish({ ...offer, jobTitle: "  Développeuse Go  ", owner: 1 });
    expect(published).toMatchObject({ status: 201, body: { data: { jobTitle: "Développeuse Go" } } });
    const { id } = Object(Object(published.body).data);
    const application = await call(server.url, "POST", "/application", {
      token: applicant,
      body: { jobOfferId: String(id) },
    });
    expect(application).toMatchObject({ status: 201, body: { data: { jobOfferID: id } } });
  });

  it.each([
    ["page=0&pageSize=0", 1],
    ["page=abc&pageSize=abc", 1],
    ["page=-3&limit=1000", 1],
    ["page=99999999999999999999", 2147483647],
    ["page=1&page=2", 1],
    ["page=%00", 1],
  ])("is paging like %s (D-010)", async (query, page) => {
    const answer = await call(server.url, "GET", `/job-offers-for-me?${query}`, { token: applicant });
    expect(answer).toMatchObject({ status: 200, body: { page } });
  });
});

describe("who may call", () => {
  it.each([
    ["no token", undefined],
    ["an empty token", "Bearer "],
    ["an unknown token", "Bearer nonsense"],
    ["another scheme", "Basic bm9uc2Vuc2U="],
    ["a token of 5,000 letters", `Bearer ${"a".repeat(5_000)}`],
  ])("is unauthenticated with %s", async (_, authorization) => {
    const answer = await call(server.url, "GET", "/user/me", { headers: authorization ? { authorization } : {} });
    expect(answer).toMatchObject({ status: 401, body: { error: "Your session has expired. Please log in again." } });
  });

  it("is decided before the input is read: 401, then 403, then 400 (D-002)", async () => {
    expect((await publish("{", { token: "nonsense" })).status).toBe(401);
    expect(await publish("{", { token: applicant })).toMatchObject({
      status: 403,
      body: { error: "This action is for recruiters only." },
    });
  });

  it.each(["abc", "0", "-1", "1.5", "99999999999999999999", "%00"])("gets 400 for the id %s (D-018)", async (id) => {
    expect((await call(server.url, "GET", `/job-offer/${id}`, { token: applicant })).status).toBe(400);
  });

  it("gets 404 for an id that is too large", async () => {
    expect((await call(server.url, "GET", "/job-offer/9007199254740991", { token: applicant })).status).toBe(404);
  });
});

it("answers 503 with Retry-After while the database is unavailable", async () => {
  const away = await startTestServer();
  expect((await call(away.url, "GET", "/user/me", { token: applicant })).status).toBe(401);
  await away.db.destroy();
  const answer = await call(away.url, "GET", "/user/me", { token: applicant });
  expect(answer).toMatchObject({ status: 503, body: { code: "service_unavailable" } });
  expect(answer.headers.get("retry-after")).toBe("5");
  await away.close();
});
