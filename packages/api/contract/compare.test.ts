/** @module-tag release */
import { describe, expect, it } from "vitest";
import { asNode, contractDocument, type Node } from "../src/contract/openapi-document";
import { compare, tells } from "./compare";

/** The object at a path of the document, for modification. */
const at = (document: Node, ...steps: string[]): Node => steps.reduce((node, step) => asNode(node[step]), document);
const schema = (document: Node, ...steps: string[]) => at(document, "components", "schemas", ...steps);
const call = (document: Node, path: string, method: string) => at(document, "paths", path, method);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

async function changesOf(change: (document: Node) => void) {
  const changed = structuredClone(contractDocument);
  change(changed);
  expect(changed).not.toEqual(contractDocument);
  return compare(contractDocument, changed);
}

type Named = [string, (document: Node) => void];

const decision = { oneOf: [{ type: "string", enum: ["accepted", "rejected"] }, { type: "null" }] };

const breaking: Named[] = [
  ["a call goes", (it) => delete at(it, "paths", "/post/{id}")["delete"]],
  ["a path goes", (it) => delete at(it, "paths")["/users"]],
  ["a call gets another name", (it) => (call(it, "/posts", "get")["operationId"] = "feed")],
  ["a public call wants a token", (it) => delete call(it, "/user/login", "post")["security"]],
  ["a call takes another key than before", (it) => keysOf(it).splice(0, 1, { bearer: [] })],
  ["a request needs a new field", (it) => need(it, "LoginInput", "device")],
  ["a request needs what it could leave out", (it) => need(it, "RegisterInput", "phone")],
  ["a request's text may be less long", (it) => (schema(it, "CommentText")["maxLength"] = 100)],
  ["a request's text has a narrower form", (it) => (schema(it, "Username")["pattern"] = "^[a-z]{3,30}$")],
  ["a request may choose among less", (it) => (schema(it, "ContractType")["enum"] = ["cdi"])],
  ["a page may be less long", (it) => (at(it, "components", "parameters", "Limit", "schema")["maximum"] = 5)],
  ["a call needs a new parameter", (it) => ask(it, { required: true })],
  ["a body is of another type", (it) => retype(call(it, "/user/login", "post"))],
  ["an answer loses a field", (it) => drop(it, "Session", "token")],
  ["an answer may lack a field", (it) => (schema(it, "Session")["required"] = ["username", "role"])],
  ["an answer's field is of another type", (it) => (schema(it, "Count")["type"] = "string")],
  ["an answer's field may be null", (it) => (schema(it, "Sentence")["type"] = ["string", "null"])],
  ["an answer has a new word", (it) => listOf(schema(it, "ApplicationStatus")["enum"]).push("withdrawn")],
  ["a success has another status", (it) => move(at(call(it, "/post", "post"), "responses"), "201", "202")],
  ["a client's live message needs more", (it) => need(it, "LiveSendMessageData", "clientId")],
  ["a client's live message has another type", (it) => (liveType(it, "LiveSendMessage")["const"] = "say")],
  ["a server's live message loses a field", (it) => drop(it, "LiveMessageSentData", "message")],
  ["a server's live message has another type", (it) => (liveType(it, "LiveNewMessage")["const"] = "message")],
  ["a server's live message goes", (it) => listOf(schema(it, "LiveServerMessage")["oneOf"]).shift()],
];

const besideNull = (name: string) => ({ oneOf: [{ $ref: `#/components/schemas/${name}` }, { type: "null" }] });

const harmless: Named[] = [
  ["words", (it) => (at(it, "info")["description"] = call(it, "/posts", "get")["summary"] = "Other words.")],
  ["the name of one of several forms", (it) => (asNode(formsOf(it)[0])["title"] = "another name")],
  ["examples", (it) => (schema(it, "Token")["examples"] = ["another"])],
  ["the version", (it) => (at(it, "info")["version"] = "9.0.0")],
  ["null among the choices, or beside them", (it) => (schema(it)["Decision"] = decision)],
  ["null in the type, or beside the scalar", (it) => (schema(it)["OptionalDate"] = besideNull("Date"))],
  ["the order of fields", (it) => (schema(it, "Session")["required"] = ["role", "username", "token"])],
  ["an unused schema", (it) => (schema(it)["Unused"] = { type: "string" })],
  ["a new call", (it) => (at(it, "paths")["/ping"] = { get: { responses: { 204: { description: "Here." } } } })],
  ["another key that a call takes", (it) => keysOf(it).push({ bearer: [] })],
  ["a call that wants no token any more", (it) => (call(it, "/posts", "get")["security"] = [])],
  ["a new field that a request may have", (it) => (schema(it, "LoginInput", "properties")["device"] = text)],
  ["a request may leave out a field", (it) => (schema(it, "LoginInput")["required"] = ["email"])],
  ["a request's text may be longer", (it) => (schema(it, "LoginInput", "properties", "password")["maxLength"] = 9000)],
  ["a new parameter that may be left out", (it) => ask(it, { required: false })],
  ["a new field of an answer", (it) => need(it, "Session", "since")],
  ["a new refusal", (it) => move(at(call(it, "/posts", "get"), "responses"), "500", "418")],
  ["a call that will go", (it) => (call(it, "/users", "get")["deprecated"] = true)],
  ["a new live message of a server", (it) => listOf(schema(it, "LiveServerMessage")["oneOf"]).push(wave)],
  ["a new field of a server's live message", (it) => need(it, "LiveErrorData", "code")],
  ["a field that a client's may have", (it) => (schema(it, "LiveSendMessageData", "properties")["mood"] = text)],
];

const text = { type: "string" };
const wave = { type: "object", required: ["type"], properties: { type: { type: "string", const: "wave" } } };
const formsOf = (document: Node) => listOf(schema(document, "LiveSendMessageData")["oneOf"]);
const keysOf = (document: Node) => listOf(call(document, "/ws/connect", "get")["security"]);
const liveType = (document: Node, name: string) => schema(document, name, "properties", "type");

/** Makes a field of an object required; a field that does not exist yet becomes a text. */
function need(document: Node, name: string, field: string, ...steps: string[]) {
  const object = schema(document, name, ...steps);
  asNode(object["properties"])[field] ??= text;
  object["required"] = [...listOf(object["required"]), field];
}

function drop(document: Node, name: string, field: string, ...steps: string[]) {
  const object = schema(document, name, ...steps);
  delete asNode(object["properties"])[field];
  object["required"] = listOf(object["required"]).filter((one) => one !== field);
}

function ask(document: Node, parameter: { required: boolean }) {
  const item = at(document, "paths", "/users");
  item["parameters"] = [...listOf(item["parameters"]), { name: "q", in: "query", schema: text, ...parameter }];
}

function move(object: Node, from: string, to: string) {
  object[to] = object[from];
  delete object[from];
}

const retype = (login: Node) => move(at(login, "requestBody", "content"), "application/json", "text/plain");

describe("a contract beside an older one", () => {
  it("is the same as itself", async () =>
    expect(await compare(contractDocument, structuredClone(contractDocument))).toEqual([]));

  it.each(breaking)("breaks clients when %s", async (_, change) => {
    expect((await changesOf(change))[0]).toHaveProperty("breaking", true);
  });

  it.each(harmless)("breaks no client by %s", async (_, change) => {
    expect((await changesOf(change)).filter((one) => one.breaking)).toEqual([]);
  });
});

describe("a contract's version", () => {
  const breaks = { breaking: true, text: "" };
  const news = { breaking: false, text: "" };

  it.each([
    ["1.4.2", "2.0.0", [breaks, news]],
    ["1.4.2", "1.5.0", [news]],
    ["1.4.2", "2.0.0", [news]],
    ["1.4.2", "1.4.2", []],
  ])("may go from %s to %s", (from, to, changes) => expect(tells(changes, from, to)).toBe(true));

  it.each([
    ["1.4.2", "1.5.0", [breaks, news]],
    ["1.4.2", "1.4.3", [news]],
    ["1.4.2", "1.4.2", [news]],
    ["2.4.2", "1.9.0", [news]],
  ])("may not go from %s to %s", (from, to, changes) => expect(tells(changes, from, to)).toBe(false));
});
