import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi, errorText, fieldLines, memberShapes, reasonOf } from "../../src";
import { readFrame, toKnown } from "../../src/live-messages";
import { type Shape } from "../../src/shape";
import { contractDocument, isNode, itemsUnder, locate } from "../../src/contract/openapi-document";
import { brokenFields, type JsonOperation, jsonOperations, strangeBodies, strangeRefusals } from "./strange-answers";
import { sampleAt } from "./sample";

const shapes: Readonly<Record<string, Shape<unknown>>> = memberShapes;
const shapeOf = ({ method, path }: JsonOperation) => shapes[`${method.toUpperCase()} ${path}`];

/** The contract without limits of length and format: the client keeps long texts, and has short ones for missing texts. */
function unbounded(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(unbounded);
  if (!isNode(node)) return node;
  const lengths = ["minLength", "maxLength"];
  const bounds = new Set([...lengths, "pattern", "format", "minimum", "examples", "example", "description"]);
  const entries = Object.entries(node).filter(([key, value]) => !bounds.has(key) || isNode(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, unbounded(value)]));
}

const relaxed = unbounded(contractDocument);
// Unknown statuses are kept: those that start with 'applied' can still be withdrawn.
const status = isNode(relaxed) ? at(relaxed, "components", "schemas", "ApplicationStatus") : {};
delete status["enum"];
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
ajv.addSchema(isNode(relaxed) ? relaxed : {}, "contract");

function at(node: Record<string, unknown>, ...keys: string[]): Record<string, unknown> {
  return keys.reduce<Record<string, unknown>>((found, key) => (isNode(found[key]) ? found[key] : {}), node);
}

function problemsAt(pointer: string, value: unknown): string[] {
  const validate =
    ajv.getSchema(`contract#${encodeURI(pointer)}`) ?? ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const isAbsence = (problem: string) => problem.startsWith(" must have required property");

/** Contract violations of an answer as the client reads it. An answer to a change may omit any top-level field. */
function problemsOf({ isRead, schema }: JsonOperation, read: unknown): string[] {
  return problemsAt(schema, read).filter((problem) => isRead || !isAbsence(problem));
}

const read = (operation: JsonOperation, body: unknown) => shapeOf(operation)?.read(body, { found: false });
const parse = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? "");
  } catch {
    return undefined;
  }
};

const known = (value: unknown) => {
  const message = readFrame(JSON.stringify(value));
  return message && toKnown(message);
};

/** The list in an answer, and a function that replaces its rows. */
function rowsIn(sample: unknown): { rows: unknown[]; withRows: (rows: unknown[]) => unknown } | undefined {
  if (Array.isArray(sample)) return { rows: sample, withRows: (rows) => rows };
  if (!isNode(sample) || !Array.isArray(sample["items"])) return undefined;
  return { rows: sample["items"], withRows: (items) => ({ ...sample, items }) };
}

describe.each(jsonOperations)("the answer of $operationId", (operation) => {
  const { sample, isRead } = operation;

  it("has a shape, which leaves as it is what the contract declares", () =>
    expect(read(operation, sample)).toEqual(sample));

  it("has the declared form whatever is wrong with a field, or is refused as a whole", () => {
    const problems = brokenFields(sample).flatMap(({ name, value }) => {
      const result = read(operation, value);
      if (result === undefined) return isRead ? [] : [`${name}: refused`];
      return problemsOf(operation, result).map((problem) => `${name}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it("has the declared form whatever comes instead of it, or is refused as a whole", () => {
    const problems = strangeBodies(sample).flatMap(({ name, body }) => {
      const result = read(operation, parse(body));
      if (result === undefined) return isRead ? [] : [`${name}: refused`];
      return problemsOf(operation, result).map((problem) => `${name}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it("drops what the contract does not know", () => {
    const more = strangeBodies(sample).find(({ name }) => name === "with more fields");
    expect(read(operation, parse(more?.body))).toEqual(sample);
  });
});

const lists = jsonOperations.filter(({ sample, isRead }) => isRead && rowsIn(sample));

describe("an answer is refused as a whole", () => {
  it("only where it lacks what nothing can stand in for", () => {
    const refused = jsonOperations.flatMap((operation) =>
      brokenFields(operation.sample)
        .filter(({ wrong, value }) => wrong === null && read(operation, value) === undefined)
        .map(({ path }) => path),
    );
    expect([...new Set(refused)]).toEqual([
      "token",
      "username",
      "id",
      "data",
      "data.id",
      "data.recruiter",
      "data.recruiter.id",
      "data.recruiter.username",
      "unread_count",
    ]);
  });

  it.each(["", "<!doctype html>", '{"data":{'])("where a profile is asked for and %j is no JSON", (body) => {
    const profiles = jsonOperations.filter(({ operationId }) => /^get.+Profile$/.test(operationId));
    expect(profiles.map((operation) => read(operation, parse(body)))).toEqual([undefined, undefined]);
  });

  it("where it is a list without a list", () => {
    expect(lists.length).toBeGreaterThan(10);
    const strange = ["", "{}", '"fait"', "7", '{"items":{}}', '{"items":"x"}', "<!doctype html>", '{"data":{}}'];
    const readable = lists.flatMap((operation) =>
      strange.filter((body) => read(operation, parse(body)) !== undefined).map((body) => [operation.operationId, body]),
    );
    expect(readable).toEqual([]);
  });
});

describe("a list", () => {
  it.each(lists)("of $operationId loses a bad row alone", (operation) => {
    const list = rowsIn(operation.sample);
    const row = list?.rows[0];
    for (const { name, value } of brokenFields(row)) {
      const result = rowsIn(read(operation, list?.withRows([row, value, null, row])))?.rows ?? [];
      expect({ name, rows: [result[0], result.at(-1), result.length > 1] }).toEqual({ name, rows: [row, row, true] });
    }
  });

  it.each(lists)("of $operationId is found in any wrapping", (operation) => {
    const list = rowsIn(operation.sample);
    const rows = list?.rows ?? [];
    for (const body of [rows, { items: rows }, { data: rows }, { data: { items: rows } }, { data: operation.sample }])
      expect(rowsIn(read(operation, body))?.rows).toEqual(rows);
    for (const body of [{ items: null }, { data: null }, { items: null, page: 1 }, { page: 1, totalPages: 0 }])
      expect(rowsIn(read(operation, body))?.rows).toEqual([]);
  });
});

describe("a live message", () => {
  const kinds = itemsUnder(locate("/components/schemas/LiveServerMessage"), "oneOf");

  it.each(kinds.map(({ pointer }) => [pointer]))("of %s has the declared form or is ignored", (pointer) => {
    const sample = sampleAt(pointer);
    expect(known(sample)).toEqual(sample);
    const problems = brokenFields(sample).flatMap(({ name, value }) => {
      const message = known(value);
      return message ? problemsAt(pointer, message).map((problem) => `${name}: ${problem}`) : [];
    });
    expect(problems).toEqual([]);
  });
});

describe("the client", () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal("fetch", fetched));
  const api = createApi({ baseUrl: "http://passerelle.test", shapes: memberShapes });
  const answering = (status: number, body: string | null) => {
    fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })));
  };

  it.each([
    [204, null],
    [205, null],
    [200, null],
    [200, ""],
    [200, "null"],
    [201, "{}"],
    [202, "fait"],
    [200, '{"message":null,"data":null}'],
    [200, "<!doctype html>"],
  ])("takes %i with %j for a change that was made", async (status, body) => {
    answering(status, body);
    await expect(api.POST("/post-like", { body: { postID: 1 } })).resolves.toEqual({});
  });

  it("keeps the valid parts of a described change", async () => {
    answering(200, JSON.stringify({ message: "Fait.", data: { id: "7" } }));
    await expect(api.POST("/post-like", { body: { postID: 1 } })).resolves.toEqual({ message: "Fait." });
    answering(200, JSON.stringify({ id: "7", username: "jeanne.martin" }));
    const data = { id: 7, username: "jeanne.martin" };
    await expect(api.POST("/post-like", { body: { postID: 1 } })).resolves.toEqual({ data });
  });

  it.each([
    [204, null],
    [200, ""],
    [200, "{}"],
    [200, "<!doctype html>"],
    [200, '{"items":['],
  ])("takes %i with %j for an unreadable list", async (status, body) => {
    answering(status, body);
    const reason = await api.GET("/posts").catch(reasonOf);
    expect(reason).toEqual({ kind: "malformed", status });
  });

  it.each([400, 401, 403, 404, 409, 413, 422, 429, 500, 503])("reads any refusal with %i", async (status) => {
    for (const { name, body } of strangeRefusals) {
      answering(status, body ?? null);
      const error: unknown = await api.GET("/posts").catch((thrown: unknown) => thrown);
      const shown = [errorText(error, "Échec."), ...fieldLines(error)];
      expect([name, ...shown.filter((text) => text.trim() === "" || /\[object|undefined|null|</.test(text))]).toEqual([
        name,
      ]);
      expect(["refused", "invalid", "unauthenticated"]).toContain(reasonOf(error).kind);
    }
  });

  it("reads ids in other letters, numbers as texts, and the reverse", async () => {
    const offer = {
      ID: "12",
      jobTitle: 404,
      applicationId: "57",
      applicationStatus: "applied_elsewhere",
      contract: "?",
    };
    answering(200, JSON.stringify({ items: [offer], totalPages: "3" }));
    await expect(api.GET("/job-offers-for-me")).resolves.toEqual({
      items: [
        {
          id: 12,
          ID: 12,
          jobTitle: "404",
          location: "",
          contract: "cdi",
          applicationStatus: "applied_elsewhere",
          applicationID: 57,
        },
      ],
      page: 1,
      totalPages: 3,
      totalItems: 1,
    });
  });
});
