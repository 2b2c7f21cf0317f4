import { beforeAll, describe, expect, it } from "vitest";
import { call } from "../../../test/call";
import { addUser, openSession } from "../../../test/members";
import { startTestServer, testServer } from "../../../test/test-server";

let recruiter: string;
let applicant: string;
const server = testServer();
async function tokenOf(role: "recruiter" | "applicant") {
  const { id } = await addUser(server.db, role);
  return openSession(server.db, server.clock, id);
}
beforeAll(async () => {
  recruiter = await tokenOf("recruiter");
  applicant = await tokenOf("applicant");
});

const offer = { jobTitle: "Développeuse Go", description: "Une équipe de cinq.", location: "Nantes" };
const publish = (body: unknown, more: { language?: string; headers?: Record<string, string>; token?: string } = {}) =>
  call(server.url, "POST", "/job-offer", { token: recruiter, body, ...more });
/** The header with the codes of refused fields. */
const codesOf = async (body: unknown) => (await publish(body)).headers.get("Refused-Fields");

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

  it("lists the codes of its fields in a header, and has none without fields (D-264)", async () => {
    expect(await codesOf({ ...offer, jobTitle: "", salaryMax: 10 })).toBe(
      "jobTitle;code=field_required, salaryMin;code=pay_without_minimum",
    );
    expect(await codesOf("{")).toBeNull();
  });
});

it("who may call is decided before the input is read: 401, then 403, then 400 (D-002)", async () => {
  expect((await publish("{", { token: "nonsense" })).status).toBe(401);
  expect(await publish("{", { token: applicant })).toMatchObject({
    status: 403,
    body: { error: "This action is for recruiters only." },
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
