import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { createExpressions, nameOf, typeOf } from "./shape-expressions.mjs";

/** @typedef {import("./shape-expressions.mjs").Schema} Schema */
/** @typedef {{ key: string, method: string, schema: Schema, isPublic: boolean }} Operation */

const modules = {
  "./response-shape": ["array", "change", "inData", "page", "single"],
  "./shape": "boolean date id list number oneOf openOneOf optional orNull record saying text".split(" "),
};

/**
 * Generates the tables that normalise answers: one for visitors, which is part of the first page, and one for members.
 * @param {URL} contract
 */
export async function shapeTables(contract) {
  const document = parse(await readFile(contract, "utf8"));
  const operations = operationsOf(document);
  const visitor = tableOf(
    document,
    operations.filter(({ isPublic }) => isPublic),
  );
  const names = [...visitor.declared.keys()];
  const member = tableOf(
    document,
    operations.filter(({ isPublic }) => !isPublic),
    names,
  );
  const live = liveOf(document, member.expression);
  const own = declarations(member.declared);
  const shared = names.filter((name) => new RegExp(String.raw`\b${name}\b(?!")`).test(own + member.rows));
  const memberTable = `
/** Answers to logged-in users. */
export const memberShapes = {
  ...visitorShapes,
${member.rows}};

/** Messages of the live channel, by type. */
export const liveShapes = {
${live}};
`;
  const visitorTable = `
/** Answers to visitors. */
export const visitorShapes = {
${visitor.rows}};
`;
  return {
    visitor: file("", declarations(visitor.declared, shared) + visitorTable),
    member: file(importOf([...shared, "visitorShapes"], "./visitor-shapes"), own + memberTable),
  };
}

/** @param {Schema} document @returns {Operation[]} the operations with a JSON answer */
function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    ["get", "post", "put", "patch", "delete"].flatMap((method) => {
      const { responses = {}, security } = item[method] ?? {};
      const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      const [schema] = successes.flatMap(([, each]) => at(document, each).content?.["application/json"]?.schema ?? []);
      return schema
        ? [{ key: `${method.toUpperCase()} ${path}`, method, schema, isPublic: security?.length === 0 }]
        : [];
    }),
  );
}

/** @param {Schema} document @param {Schema} node @returns {Schema} the referenced schema */
function at(document, node) {
  if (!node.$ref) return node;
  const keys = node.$ref.split("/").slice(1);
  return at(
    document,
    keys.reduce((/** @type {Schema} */ found, /** @type {string} */ key) => found[key], document),
  );
}

/** @param {Schema} document @param {Operation[]} operations @param {readonly string[]} known */
function tableOf(document, operations, known = []) {
  const { declared, expression, fields } = createExpressions(document.components.schemas, known);

  /** @param {Operation} operation */
  function answer({ schema, method }) {
    const body = at(document, schema);
    const { properties = {} } = body;
    // An answer with a secret is useless without it, so none of its fields may be missing.
    const givesSecret = Object.values(properties).some((each) => at(document, each)["x-secret"]);
    if (method !== "get" && !givesSecret) return `change<${typeOf(nameOf(schema))}>(${fields(body, nameOf(schema))})`;
    const shape = expression(schema, "");
    if (body.type === "array") return `array(${shape})`;
    if (properties.items) return `page(${shape})`;
    return properties.data ? `inData(${shape})` : `single(${shape})`;
  }

  return { declared, expression, rows: operations.map((each) => `  "${each.key}": ${answer(each)},\n`).join("") };
}

/** @param {Schema} document @param {(schema: Schema, path: string) => string} expression */
function liveOf(document, expression) {
  /** @type {Schema[]} */
  const kinds = document.components.schemas.LiveServerMessage.oneOf;
  return kinds.map((kind) => `  ${at(document, kind).properties.type.const}: ${expression(kind, "")},\n`).join("");
}

/** @param {Map<string, string>} declared @param {readonly string[]} exported */
const declarations = (declared, exported = []) =>
  [...declared]
    .map(([name, shape]) => `${exported.includes(name) ? "export " : ""}const ${name} = ${shape};\n`)
    .join("");

/** @param {readonly string[]} names @param {string} from */
const importOf = (names, from) => (names.length > 0 ? `import { ${names.join(", ")} } from "${from}";\n` : "");

/** @param {string} imports @param {string} body */
function file(imports, body) {
  const identifiers = body.replaceAll(/"[^"]*"|\w+:/g, "");
  const used = Object.entries(modules).map(([from, names]) => {
    const here = names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(identifiers));
    return importOf(here, from);
  });
  return `// Generated from openapi.yaml by \`npm run generate -w packages/api\`. Do not edit.
${used[0]}import type { components } from "./schema";
${used[1]}${imports}
type Schemas = components["schemas"];

${body}`;
}
