import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { answerSchema, holdsSecret } from "../../src/contract/answer-schema";
import { readFrame, toKnown } from "../../src/live-messages";
import { operations } from "../../src/contract/load-contract";
import { validateAnswer, validateAt, validateRequest } from "./validate-answer";
import { contractDocument, deeper, isNode, itemsUnder, locate, type Node } from "../../src/contract/openapi-document";

type Found = { pointer: string; node: Node };

/** Every object in the contract, except those in examples. */
function everywhere(node: unknown = contractDocument, pointer = ""): Found[] {
  if (Array.isArray(node)) return node.flatMap((item: unknown, index) => everywhere(item, deeper(pointer, index)));
  if (!isNode(node)) return [];
  const inside = Object.entries(node).filter(([key]) => !["example", "examples", "default", "enum"].includes(key));
  return [{ pointer, node }, ...inside.flatMap(([key, child]) => everywhere(child, deeper(pointer, key)))];
}

const all = everywhere();
const typed = (type: string) =>
  all.filter(({ node }) => node["type"] === type || (Array.isArray(node["type"]) && node["type"].includes(type)));
const has =
  (...keys: string[]) =>
  ({ node }: Found) =>
    keys.every((key) => key in node);
const pointers = (found: Found[]) => found.map(({ pointer }) => pointer);
const statuses = (needed: (operation: (typeof list)[number]) => number[]) =>
  list.flatMap((operation) => {
    const declared = operation.answers.map(({ status }) => status);
    return needed(operation).flatMap((status) => (declared.includes(status) ? [] : [`${operation.id} ${status}`]));
  });
const list = operations();

it("describes every schema in a sentence", () => {
  const schemas = all.filter(({ pointer }) => /^\/components\/schemas\/\w+$/.test(pointer));
  expect(pointers(schemas.filter(({ node }) => typeof node["description"] !== "string"))).toEqual([]);
});

it("summarizes calls and examples in English", () => {
  const summaries = [...JSON.stringify(contractDocument).matchAll(/"summary":"([^"]*)"/g)].map(([, text = ""]) => text);
  expect(summaries.length).toBeGreaterThan(list.length);
  expect(summaries.filter((text) => /[^ -~]|\b(?:une?|des?|du|les?|la|et|est)\b/i.test(text))).toEqual([]);
});

it("begins the description of a call for one role with that role", () => {
  const wrong = all.filter(({ node }) => {
    const { "x-role": role, description } = node;
    return typeof role === "string" && !String(description).startsWith(`For ${role}s only.`);
  });
  expect(pointers(wrong)).toEqual([]);
});

describe("the examples of openapi.yaml", () => {
  it.each(list)("of $id keep its own schemas", ({ id, parameters, bodyType, bodyExample, answers }) => {
    const given = (where: "path" | "query") =>
      Object.fromEntries(parameters.filter((one) => one.place === where).map(({ name, example }) => [name, example]));
    const asked = { path: given("path"), query: given("query"), contentType: bodyType ?? null };
    expect(validateRequest(id, { ...asked, body: bodyExample })).toEqual([]);
    for (const { status, contents } of answers) {
      for (const { contentType, example } of contents) {
        expect(example).toBeDefined();
        expect(validateAnswer(id, { status, contentType, body: example })).toEqual([]);
      }
    }
  });

  it("of named schemas and shared responses keep them, every one of them", () => {
    const schemas = all.filter(({ pointer }) => /^\/components\/schemas\/\w+$/.test(pointer));
    const wrong = schemas.flatMap(({ pointer, node }) =>
      (Array.isArray(node["examples"]) ? node["examples"] : []).flatMap((example: unknown) =>
        validateAt(pointer, example).map((problem) => `${pointer} ${problem}`),
      ),
    );
    const media = all.filter(({ node }) => isNode(node["schema"]) && isNode(node["examples"]));
    const wrongMedia = media.flatMap(({ pointer, node }) =>
      Object.keys(isNode(node["examples"]) ? node["examples"] : {}).flatMap((name) => {
        const example = locate(deeper(deeper(pointer, "examples"), name)).node["value"];
        return validateAt(deeper(pointer, "schema"), example).map((problem) => `${pointer} ${name} ${problem}`);
      }),
    );
    expect([...wrong, ...wrongMedia]).toEqual([]);
    expect(media.length).toBeGreaterThan(70);
  });

  it("of the live channel are understood by the client", () => {
    const messages = itemsUnder(locate("/components/schemas/LiveServerMessage"), "oneOf");
    const examples = messages.flatMap(({ node }): unknown[] =>
      Array.isArray(node["examples"]) ? node["examples"] : [],
    );
    const understood = examples.flatMap((example) => {
      const message = readFrame(JSON.stringify(example));
      return (message && toKnown(message)) ?? [];
    });
    expect(understood).toHaveLength(15);
    expect(understood).toEqual(examples);
  });
});

it("the schemas of openapi.yaml are valid, so that a server need not check them", () => {
  const ajv = new Ajv2020({ strict: false });
  const named = all.filter(({ pointer }) => /^\/components\/schemas\/\w+$/.test(pointer));
  const inline = all.flatMap(({ pointer, node }) => (isNode(node["schema"]) ? { pointer, node: node["schema"] } : []));
  const invalid = [...named, ...inline].filter(({ node }) => ajv.validateSchema(node) !== true);
  expect(pointers(invalid)).toEqual([]);
  expect(ajv.validateSchema({ type: "object", required: "id" })).toBe(false);
});

describe("every operation", () => {
  it("has one id, a summary and a description", () => {
    const described = all.filter(has("operationId"));
    expect(new Set(list.map(({ id }) => id)).size).toBe(described.length);
    expect(pointers(described.filter((found) => !has("summary", "description")(found)))).toEqual([]);
  });

  it("says what it answers to senseless, too frequent and unlucky requests", () =>
    expect(statuses(() => [400, 429, 500, 501, 503])).toEqual([]));

  it("answers 401 where a token is needed, and login where it is wrong", () =>
    expect(statuses(({ isPublic, id }) => (!isPublic || id === "login" ? [401] : []))).toEqual([]));

  it("answers 413 and 415 where it takes a body", () =>
    expect(statuses(({ bodyType }) => (bodyType ? [413, 415] : []))).toEqual([]));

  it("may answer a read with a 304, unless it holds a secret", () => {
    const reads = list.filter(
      ({ method, answersFile, id }) => method === "GET" && !answersFile && id !== "connectLive",
    );
    const open = reads.filter(({ answers }) => {
      const pointer = answers.find(({ status }) => status === 200)?.contents[0]?.pointer;
      return pointer !== undefined && !holdsSecret(answerSchema(pointer));
    });
    const tagged = list.filter(({ answers }) => answers.some(({ status }) => status === 304));
    expect(tagged.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
    expect(reads.length - open.length).toBe(3);
    const untagged = tagged.filter(
      ({ answers }) => !answers.find(({ status }) => status === 200)?.headers.includes("ETag"),
    );
    expect(untagged).toEqual([]);
  });

  it("says after a 429 how long to wait", () => {
    const silent = list.filter(({ answers }) =>
      answers.some(({ status, requiredHeaders }) => status === 429 && !requiredHeaders.includes("Retry-After")),
    );
    expect(silent).toEqual([]);
  });
});

it("closes no answer, so that a later version may add fields (D-410)", () =>
  expect(pointers(all.filter(({ node }) => node["additionalProperties"] === false))).toEqual([]));

describe("bounds", () => {
  it("are on every string: a length, and a form that keeps U+0000 out", () => {
    const free = typed("string").filter((found) => !has("enum")(found) && !has("const")(found));
    expect(pointers(free.filter((found) => !has("maxLength")(found)))).toEqual([]);
    const texts = free.filter(({ node }) => node["format"] !== "binary");
    expect(texts.length).toBeGreaterThan(40);
    const lets = texts.filter(({ pointer }) => validateAt(pointer, "a\u0000b").length === 0);
    expect(pointers(lets)).toEqual([]);
  });

  it("are on every list, number and free object", () => {
    expect(pointers(typed("array").filter((found) => !has("maxItems")(found)))).toEqual([]);
    const numbers = [...typed("integer"), ...typed("number")];
    expect(pointers(numbers.filter((found) => !has("minimum", "maximum")(found)))).toEqual([]);
    const free = all.filter(({ node }) => isNode(node["additionalProperties"]));
    expect(pointers(free.filter((found) => !has("maxProperties")(found)))).toEqual([]);
  });
});

describe("the validator", () => {
  const answered = { status: 200, contentType: "application/json; charset=utf-8" };

  it("finds a private field, a field missing and a wrong type", () => {
    const session = { token: "abc", username: "jeanne.martin", role: "applicant" };
    expect(validateAnswer("login", { ...answered, body: session })).toEqual([]);
    const more = { email: "jeanne@exemple.fr", refreshToken: "def" };
    expect(validateAnswer("login", { ...answered, body: { ...session, ...more } })).toEqual([]);
    expect(validateAnswer("login", { ...answered, body: { ...session, password: "x" } })).toHaveLength(1);
    expect(validateAnswer("login", { ...answered, body: { ...session, token: undefined } })).toHaveLength(1);
    expect(validateAnswer("login", { ...answered, body: { ...session, role: "admin" } })).toHaveLength(1);
  });

  it("finds an undeclared status, a wrong content type and a missing header", () => {
    expect(validateAnswer("login", { ...answered, status: 418, body: {} })).toEqual(["login 418 is not declared"]);
    expect(validateAnswer("login", { status: 200, contentType: "text/html", body: "<p>" })).toHaveLength(1);
    const refused = { ...answered, status: 429, body: { error: "Trop." } };
    expect(validateAnswer("login", { ...refused, headers: new Headers() })).toEqual([
      "login 429 has no Retry-After header",
    ]);
    expect(validateAnswer("login", { ...refused, headers: new Headers({ "Retry-After": "30" }) })).toEqual([]);
  });

  it("finds the operation of a path with values, the fixed one before the pattern", () => {
    const count = { status: 200, contentType: "application/json", body: { unread_count: 1 } };
    expect(validateAnswer({ method: "GET", path: "/notifications/unread-count" }, count)).toEqual([]);
    expect(validateAnswer({ method: "DELETE", path: "/post/12" }, { ...answered, body: {} })).toEqual([]);
    expect(validateAnswer({ method: "GET", path: "/nowhere" }, count)).toHaveLength(1);
  });

  it("takes ids as numbers and as digits, and corrects paging itself", () => {
    const json = { contentType: "application/json" };
    expect(validateRequest("createApplication", { ...json, body: { jobOfferID: "12" } })).toEqual([]);
    expect(validateRequest("createApplication", { ...json, body: { jobOfferID: "1e3" } })).not.toEqual([]);
    expect(validateRequest("listPosts", { query: { page: "abc", limit: "-1" } })).toEqual([]);
    expect(validateRequest("listApplications", { query: {} })).toEqual(["jobOfferId is missing"]);
  });

  it("reads forms", () => {
    const form = new FormData();
    for (const skill of ["Go", "SQL"]) form.append("skills", skill);
    form.append("resume", new Blob(["%PDF"], { type: "application/pdf" }));
    const asked = { contentType: "multipart/form-data; boundary=x", body: form };
    expect(validateRequest("updateApplicantProfile", asked)).toEqual([]);
    form.append("availableImmediately", "perhaps");
    expect(validateRequest("updateApplicantProfile", asked)).not.toEqual([]);
  });
});
