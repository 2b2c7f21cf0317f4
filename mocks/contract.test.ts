import { operations, validateAnswer } from "@passerelle/api/conformance";
import { http, HttpResponse } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "./contract-call";
import { CALLS } from "./contract-calls";
import { createDb, DATA, handlers, SEED_SESSIONS } from "./index";
import { mockServer } from "./node";

const db = createDb();
const server = mockServer(db);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  db.reset();
  const createdAt = db.clock.now().toISOString();
  const written = { discussionId: 601, content: "À mardi", createdAt };
  db.message.create({ ...written, id: 690, senderId: 11 });
  db.message.create({ ...written, id: 691, senderId: 2 });
  db.session.create({ token: "elsewhere", userId: 11, expiresAt: "2999-01-01T00:00:00Z" });
  db.emailChange.create({
    userId: 11,
    email: "j@passerelle.example",
    code: "274913",
    expiresAt: "2999-01-01T00:00:00Z",
  });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Operation = ReturnType<typeof operations>[number];
type Changes = {
  token?: string;
  path?: Call["path"] | undefined;
  query?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
};

const all = operations();
const callOf = (operation: Operation): Call => {
  const found = Object.entries(CALLS).find(([id]) => id === operation.id);
  if (!found) throw new Error(`contract-calls.ts does not say how to call ${operation.id}.`);
  return found[1];
};

const formOf = (fields: Record<string, unknown>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, "file");
    else form.append(name, String(value));
  }
  return form;
};

function bodyOf(operation: Operation, content: unknown): Pick<Changes, "body" | "headers"> {
  if (operation.bodyType !== "multipart/form-data")
    return { body: JSON.stringify(content), headers: { "Content-Type": "application/json" } };
  return { body: formOf(typeof content === "object" && content !== null ? { ...content } : {}) };
}

/** Calls an operation of the mock and fails unless openapi.yaml declares the response. */
async function send(operation: Operation, changes: Changes = {}): Promise<{ status: number; body: unknown }> {
  const call = callOf(operation);
  const values = changes.path ?? call.path ?? {};
  const path = operation.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const token = changes.token ?? (call.as ? SEED_SESSIONS[call.as].token : "");
  const usual = operation.bodyType ? bodyOf(operation, call.json ?? call.form) : {};
  const { body, headers } = { ...usual, ...changes };
  const response = await fetch(`http://localhost${path}?${changes.query ?? call.query ?? ""}`, {
    method: operation.method,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  const contentType = response.headers.get("Content-Type");
  const answer: unknown = contentType?.includes("json") ? await response.json() : await response.text();
  const answered = { status: response.status, headers: response.headers, contentType, body: answer };
  const problems = validateAnswer(operation.id, answered);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return { status: response.status, body: answer };
}

it("has a handler for every operation of openapi.yaml", () => {
  const answered = handlers(db).map(({ info }) =>
    `${String(info.method)} ${String(info.path)}`.replace("*://:host", ""),
  );
  const declared = all.map(({ method, path }) => `${method} ${path}`);
  expect(answered).toEqual(expect.arrayContaining(declared));
});

it("fails on a mock that breaks the contract", async () => {
  const [operation] = all.filter(({ id }) => id === "getMe");
  if (!operation) throw new Error("getMe is gone.");
  server.use(http.get("*/user/me", () => HttpResponse.json({ id: "eleven" })));
  await expect(send(operation)).rejects.toThrow("must have required property");
  server.use(http.get("*/user/me", () => HttpResponse.json({}, { status: 418 })));
  await expect(send(operation)).rejects.toThrow("getMe 418 is not declared");
});

type Case = { name: string; operation: Operation; call: Call; ids: string[] };

/** The operations that a test applies to. */
function those(wanted: (one: Case) => unknown): Case[] {
  const cases = all.map((operation): Case => {
    const ids = [...operation.template.matchAll(/\{(id|applicationID|likeId)\}/g)].map(([, name]) => name ?? "");
    return { name: operation.id, operation, call: callOf(operation), ids };
  });
  return cases.filter(wanted);
}

const pathOf = (ids: string[], value: string) => Object.fromEntries(ids.map((name) => [name, value]));

it("knows who may call wherever roles apply", () => {
  const restricted = those(({ operation, call }) => {
    const mayForbid = operation.answers.some((answer) => answer.status === 403);
    return mayForbid && !operation.isPublic && call.foreign?.status !== 403 && operation.id !== "connectLive";
  });
  expect(restricted.map(({ name }) => name)).toEqual(those(({ call }) => call.only).map(({ name }) => name));
});

describe("answers as declared when it succeeds", () => {
  it.each(those(() => true))("$name", async ({ operation, call }) => {
    expect(await send(operation)).toHaveProperty("status", call.status);
  });
});

describe("is a 401 without a session", () => {
  // A plain HTTP request to the live channel is answered before authentication.
  const wanted = those(({ operation: { isPublic, id } }) => !isPublic && id !== "connectLive");
  it.each(wanted)("$name", async ({ operation }) => {
    expect(await send(operation, { token: "unknown", query: "" })).toHaveProperty("status", 401);
  });
});

describe("is a 403 for the other role", () => {
  it.each(those(({ call }) => call.only))("$name", async ({ operation, call }) => {
    const other = call.as === "applicant" ? SEED_SESSIONS.recruiter : SEED_SESSIONS.applicant;
    expect(await send(operation, { token: other.token })).toHaveProperty("status", 403);
  });
});

/** What may take back that which is not there: it declares no 404. */
const isRepeatable = ({ answers }: Operation) => answers.every(({ status }) => status !== 404);

describe("is a 400 for a malformed id and a 404 for one that nothing has", () => {
  it.each(those(({ ids }) => ids.length > 0))("$name", async ({ operation, ids }) => {
    for (const id of ["abc", "0", "-1", "1e3", "99999999999999999"])
      expect(await send(operation, { path: pathOf(ids, id) })).toHaveProperty("status", 400);
    const missing = isRepeatable(operation) ? 200 : 404;
    expect(await send(operation, { path: pathOf(ids, "987654321") })).toHaveProperty("status", missing);
  });
});

describe("keeps away from someone else's", () => {
  it.each(those(({ call }) => call.foreign))("$name", async ({ operation, call }) => {
    expect(await send(operation, { path: call.foreign?.path })).toHaveProperty("status", call.foreign?.status);
  });
});

describe("is a 404 the second time, unless it may be repeated", () => {
  it.each(those(({ operation, ids }) => operation.method === "DELETE" && ids.length > 0))(
    "$name",
    async ({ operation }) => {
      await send(operation);
      expect(await send(operation)).toHaveProperty("status", isRepeatable(operation) ? 200 : 404);
    },
  );
});

describe("refuses a body field by field, or as a whole when unreadable or of another type", () => {
  it.each(those(({ operation }) => operation.bodyType))("$name", async ({ operation, call }) => {
    const refused = await send(operation, bodyOf(operation, call.bad));
    expect(refused).toHaveProperty("status", 400);
    expect(refused.body).not.toHaveProperty("error");
    const type = `${operation.bodyType}; boundary=x`;
    const unreadable = await send(operation, { body: "{", headers: { "Content-Type": type } });
    expect(unreadable).toHaveProperty("status", 400);
    const other = await send(operation, { body: "x", headers: { "Content-Type": "text/plain" } });
    expect(other).toHaveProperty("status", 415);
  });
});

describe("keeps the contract with every seed", () => {
  const reads = those(({ operation }) => operation.method === "GET" && !operation.isPublic);

  it.each(DATA)("%s", async (data) => {
    for (const { token } of Object.values(SEED_SESSIONS)) {
      db.reset(data);
      const answers = await Promise.all(reads.map(({ operation }) => send(operation, { token })));
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(reads.length / 3);
    }
  });

  it("with an empty list and with an extreme one", async () => {
    const [offers] = those(({ name }) => name === "listJobOffersForMe");
    if (!offers) throw new Error("listJobOffersForMe is gone.");
    db.reset("empty");
    expect((await send(offers.operation)).body).toMatchObject({ items: [], totalItems: 0 });
    db.reset("extreme");
    expect((await send(offers.operation)).body).toMatchObject({ totalPages: 13, items: expect.any(Array) });
  });
});
