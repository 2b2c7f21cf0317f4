import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** @typedef {Record<string, any>} Schema */

/** Fields without which an object is of no use; of any other object it is its `id`. */
const identities = new Map([
  ["Session", ["token"]],
  ["VerifiedSession", ["token"]],
  ["User", ["username"]],
  ["UserSummary", ["id", "username"]],
  ["UnreadCount", ["unread_count"]],
  ["MatchedSkill", ["name"]],
  ["JobOfferMatch", ["total"]],
  ["NotificationTarget", ["kind", "id"]],
]);
/** Which value stands in for one that is unknown, where that is not the first. */
const defaults = new Map([
  ["ContractType", "cdi"],
  ["JobOfferMatch.level", "weak"],
]);
/** Values that are kept although the contract does not know them: a status that starts with 'applied' can be withdrawn. */
const open = new Set(["ApplicationStatus"]);
/** Objects that have to say anything at all. */
const saying = new Set(["DashboardStats"]);

const note = "// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.\n";

/**
 * The tables of what a server answers, as TypeScript: those for a visitor, and those for a member, who has both.
 * @param {URL} contract
 * @returns {Promise<{ visitor: string, member: string }>}
 */
export async function shapeTables(contract) {
  const document = parse(await readFile(contract, "utf8"));
  const operations = operationsOf(document);
  const visitor = tableOf(
    document,
    operations.filter(({ isPublic }) => isPublic),
    [],
  );
  const member = tableOf(
    document,
    operations.filter(({ isPublic }) => !isPublic),
    visitor.names,
  );
  const shared = visitor.names.filter((name) => new RegExp(`\\b${name}\\b`).test(member.body));
  const live = member.live;
  return {
    visitor: `${note}${visitor.imports}${visitor.body}
/** What is answered to anybody. */
export const visitorShapes = {
${visitor.rows}};
`,
    member: `${note}${member.imports}import { ${[...shared, "visitorShapes"].join(", ")} } from "./visitor-shapes";
${member.body}
/** What is answered to somebody who is logged in. */
export const memberShapes = {
  ...visitorShapes,
${member.rows}};

/** What comes over the live channel, by type. */
export const liveShapes = {
${live}};
`,
  };
}

/** @param {Schema} document */
function operationsOf(document) {
  const found = [];
  for (const [path, item] of Object.entries(document.paths))
    for (const method of ["get", "post", "put", "patch", "delete"]) {
      const operation = item[method];
      if (!operation) continue;
      const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
      const schema = answers
        .map(([, answer]) => at(document, answer).content?.["application/json"]?.schema)
        .find(Boolean);
      if (schema)
        found.push({
          key: `${method.toUpperCase()} ${path}`,
          method,
          schema,
          isPublic: operation.security?.length === 0,
        });
    }
  return found;
}

/** @param {Schema} document @param {Schema} node @returns {Schema} */
const at = (document, node) =>
  node.$ref
    ? at(
        document,
        node.$ref
          .split("/")
          .slice(1)
          .reduce((/** @type {Schema} */ found, /** @type {string} */ key) => found[key], document),
      )
    : node;

/**
 * @param {Schema} document
 * @param {ReturnType<typeof operationsOf>} operations
 * @param {string[]} known names that another table declares
 */
function tableOf(document, operations, known) {
  /** @type {Map<string, string>} */
  const declared = new Map();
  const schemas = document.components.schemas;

  /** @param {Schema} schema @param {string} path */
  function expression(schema, path) {
    if (schema.$ref) return reference(schema.$ref.split("/").at(-1));
    const nullable = schema.oneOf?.length === 2 && schema.oneOf[1].type === "null";
    if (nullable) return `orNull(${expression(schema.oneOf[0], path)})`;
    if (Array.isArray(schema.type) && schema.type.includes("null")) {
      const [type] = schema.type.filter((/** @type {string} */ each) => each !== "null");
      const values = schema.enum?.filter((/** @type {unknown} */ each) => each !== null);
      return `orNull(${expression({ ...schema, type, ...(values && { enum: values }) }, path)})`;
    }
    if (schema.const) return `oneOf(${JSON.stringify(schema.const)})`;
    if (schema.enum) return choice(schema.enum, path);
    if (schema.type === "string") return schema.format?.startsWith("date") ? "date" : "text";
    if (schema.type === "boolean") return "boolean";
    if (schema.type === "integer" || schema.type === "number") return `number(${schema.minimum || ""})`;
    if (schema.type === "array") return `list(${expression(schema.items, `${path}[]`)})`;
    if (schema.type === "object" && !schema.allOf && !schema.anyOf && !schema.oneOf) return object(schema, path);
    throw new Error(`scripts/shapes.mjs does not know how to read ${path}: ${JSON.stringify(schema)}`);
  }

  /** @param {Schema} schema @param {string} path */
  function fieldsOf(schema, path) {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const shape = expression(field, `${path}.${name}`);
      return `${name}: ${required.has(name) ? shape : `optional(${shape})`}`;
    });
    return `{ ${fields.join(", ")} }`;
  }

  /** @param {Schema} schema @param {string} path */
  function object(schema, path) {
    const identity =
      identities.get(path) ??
      (schema.required ?? []).filter(
        (/** @type {string} */ name) => name === "id" || (name === "type" && path.startsWith("Live")),
      );
    const names = identity.map((/** @type {string} */ name) => `, ${JSON.stringify(name)}`).join("");
    const type = `Schemas${path
      .split(/\.|(?=\[\])/)
      .map((key) => (key === "[]" ? "[number]" : `["${key}"]`))
      .join("")}`;
    const shape = `record<${type}>(${fieldsOf(schema, path)}${names})`;
    return saying.has(path) ? `saying(${shape})` : shape;
  }

  /** @param {string} name */
  function reference(name) {
    if (name === "Id") return "id";
    const schema = schemas[name];
    const isNamed = schema.type === "object" || schema.type === "array" || schema.enum;
    if (!isNamed) return expression(schema, name);
    if (!known.includes(name) && !declared.has(name)) {
      const shape = expression(schema, name);
      declared.set(name, shape);
    }
    return name;
  }

  /** @param {Schema} schema @param {string} method */
  function answer(schema, method) {
    const body = at(document, schema);
    const shape = () => expression(schema, "");
    if (body.type === "array") return `array(${shape()})`;
    const { properties = {} } = body;
    const name = schema.$ref?.split("/").at(-1);
    if (method !== "get" && !properties.token) return `change<Schemas["${name}"]>(${fieldsOf(body, name)})`;
    if (properties.items) return `page(${shape()})`;
    return properties.data ? `inData(${shape()})` : `single(${shape()})`;
  }

  const rows = operations.map(({ key, method, schema }) => `  "${key}": ${answer(schema, method)},\n`).join("");
  const live =
    known.length === 0
      ? ""
      : schemas.LiveServerMessage.oneOf
          .map(
            (/** @type {Schema} */ each) => `  ${at(document, each).properties.type.const}: ${expression(each, "")},\n`,
          )
          .join("");
  const body =
    [...declared]
      .map(([name, shape]) => `\nconst ${name} = ${shape};`)
      .join("")
      .replaceAll("\nconst ", known.length === 0 ? "\nexport const " : "\nconst ") + "\n";
  const all = `${rows}${live}${body}`;
  /** @param {string[]} names @param {string} file */
  const imported = (names, file) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b[(<,)\\s]`).test(all.replaceAll(/"[^"]*"|\w+:/g, "")));
    return used.length > 0 ? `import { ${used.join(", ")} } from "./${file}";\n` : "";
  };
  const imports =
    imported(["array", "change", "inData", "page", "single"], "response-shape") +
    `import type { components } from "./schema";\n` +
    imported(
      [
        "boolean",
        "date",
        "id",
        "list",
        "number",
        "oneOf",
        "openOneOf",
        "optional",
        "orNull",
        "record",
        "saying",
        "text",
      ],
      "shape",
    );
  return { rows, live, body: `\ntype Schemas = components["schemas"];\n${body}`, imports, names: [...declared.keys()] };
}

/** @param {string[]} values @param {string} path */
function choice(values, path) {
  const first = defaults.get(path) ?? values[0];
  const words = [first, ...values.filter((each) => each !== first)].map((each) => JSON.stringify(each));
  return `${open.has(path) ? "openOneOf" : "oneOf"}(${words.join(", ")})`;
}
