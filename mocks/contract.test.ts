import { operations, validateAnswer } from "@passerelle/api/conformance";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Call, CALLS } from "./contract-calls";
import { createDb, DATA, SEED_SESSIONS } from "./index";
import { mockServer } from "./node";

const db = createDb();
const server = mockServer(db);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  db.reset();
  db.message.create({
    id: 690,
    discussionId: 601,
    senderId: 11,
    content: "À mardi",
    createdAt: "2026-10-01T09:00:00Z",
  });
  db.session.create({ token: "elsewhere", userId: 11 });
  db.emailChange.create({ userId: 11, email: "j@passerelle.example" });
});
afterAll(() => server.close());

type Operation = ReturnType<typeof operations>[number];
type Body = { body?: BodyInit; headers?: Record<string, string> };

const all = operations();
const callOf = ({ id }: Operation): Call => Object.entries(CALLS).find(([name]) => name === id)?.[1] ?? {};

function bodyOf({ bodyType }: Operation, content: unknown): Body {
  if (bodyType !== "multipart/form-data")
    return { body: JSON.stringify(content), headers: { "Content-Type": "application/json" } };
  const body = new FormData();
  for (const [name, value] of Object.entries(Object(content)))
    if (value instanceof Blob) body.append(name, value, "file");
    else body.append(name, String(value));
  return { body };
}

/** Calls an operation and fails unless openapi.yaml declares the answer; returns its status. */
async function send(operation: Operation, token: string, content: unknown): Promise<number> {
  const { path = {}, query = "" } = callOf(operation);
  const address = operation.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const { body, headers } = operation.bodyType ? bodyOf(operation, content) : {};
  const response = await fetch(`http://localhost${address}?${query}`, {
    method: operation.method,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  const contentType = response.headers.get("Content-Type");
  const answer: unknown = contentType?.includes("json") ? await response.json() : await response.text();
  const answered = { status: response.status, headers: response.headers, contentType, body: answer };
  expect(validateAnswer(operation.id, answered)).toEqual([]);
  return response.status;
}

const tokenOf = (operation: Operation) => {
  const { as = operation.role ?? "applicant" } = callOf(operation);
  return operation.isPublic ? "" : SEED_SESSIONS[as].token;
};

const cases = all.map((operation) => ({ name: operation.id, operation, call: callOf(operation) }));

it.each(cases)("answers as openapi.yaml declares when it succeeds $name", async ({ name, operation, call }) => {
  const status = await send(operation, tokenOf(operation), call.json ?? call.form);
  expect(name === "connectLive" ? [426] : [200, 201]).toContain(status);
});

it.each([
  [410, "is closed", { active: false }],
  [404, "is not public", { public: false, active: false }],
  [404, "is a draft", { draft: true, active: false }],
])("answers %i for a visitor's offer that %s", async (status, _, data) => {
  db.jobOffer.update({ where: { id: { equals: 101 } }, data, strict: true });
  expect(
    await Promise.all(all.filter(({ id }) => id === "getPublicOffer").map((one) => send(one, "", undefined))),
  ).toEqual([status]);
});

describe("answers as openapi.yaml declares when it refuses a body, or a call without a session", () => {
  const refused = cases.filter(({ operation: { bodyType, isPublic } }) => bodyType || !isPublic);
  it.each(refused)("$name", async ({ name, operation, call }) => {
    const status = await send(operation, operation.bodyType ? tokenOf(operation) : "unknown", call.bad);
    const withoutBody = name === "connectLive" ? 426 : 401;
    expect(status).toBe(operation.bodyType ? 400 : withoutBody);
  });
});

describe("keeps the contract with every seed", () => {
  const reads = all.filter(({ method, isPublic }) => method === "GET" && !isPublic);

  it.each(DATA)("%s", async (data) => {
    for (const { token } of Object.values(SEED_SESSIONS)) {
      db.reset(data);
      const statuses = await Promise.all(reads.map((operation) => send(operation, token, undefined)));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(reads.length / 3);
    }
  });
});
