/** @typedef {Record<string, any>} Schema */

/** Required fields without which an object is useless; `id` for all other objects. */
const identities = new Map([
  ["Session", ["token"]],
  ["VerifiedSession", ["token"]],
  ["User", ["username"]],
  ["UserSummary", ["id", "username"]],
  ["UnreadCount", ["unread_count"]],
  ["MatchedSkill", ["name"]],
  ["JobOfferMatch", ["total"]],
  ["PictureSize", ["url", "width", "height"]],
  ["NotificationTarget", ["kind", "id"]],
]);
/** Replacements for unknown values, where they differ from the first value. */
const defaults = new Map([
  ["ContractType", "cdi"],
  ["JobOfferMatch.level", "weak"],
]);
/** Enums whose unknown values are kept: a status that starts with 'applied' can still be withdrawn. */
const open = new Set(["ApplicationStatus"]);
/** Objects that need at least one non-null field. */
const saying = new Set(["DashboardStats"]);

/**
 * Writes schemas as expressions of src/shape.ts. Named schemas are declared once, after those that they refer to.
 * @param {Schema} schemas components.schemas of the contract
 * @param {readonly string[]} known the names declared elsewhere
 */
export function createExpressions(schemas, known) {
  /** @type {Map<string, string>} */
  const declared = new Map();

  /**
   * @param {Schema} schema @param {string} path the path of the schema, such as `JobOfferMatch.level` @returns {string}
   */
  function expression(schema, path) {
    if (schema.$ref) return reference(nameOf(schema));
    const inner = withoutNull(schema);
    if (inner) return `orNull(${expression(inner, path)})`;
    if (schema.const) return `oneOf(${JSON.stringify(schema.const)})`;
    if (schema.enum) return choice(schema.enum, path);
    if (schema.type === "string") return schema.format?.startsWith("date") ? "date" : "text";
    if (schema.type === "boolean") return "boolean";
    if (isId(schema)) return "id";
    if (schema.type === "integer" || schema.type === "number") return `number(${schema.minimum || ""})`;
    if (schema.type === "array") return `list(${expression(schema.items, `${path}[]`)})`;
    if (schema.type === "object" && !schema.allOf && !schema.anyOf && !schema.oneOf) return object(schema, path);
    throw new Error(`scripts/shape-expressions.mjs cannot write ${path}: ${JSON.stringify(schema)}`);
  }

  /** @param {string} name */
  function reference(name) {
    if (name === "Id") return "id";
    const schema = schemas[name];
    if (schema.type !== "object" && schema.type !== "array" && !schema.enum) return expression(schema, name);
    if (!known.includes(name) && !declared.has(name)) declared.set(name, expression(schema, name));
    return name;
  }

  /** @param {Schema} schema @param {string} path */
  function object(schema, path) {
    const required = schema.required ?? [];
    const own = path.startsWith("Live") ? ["id", "type"] : ["id"];
    const identity = identities.get(path) ?? own.filter((name) => required.includes(name));
    const names = identity.map((name) => `, ${JSON.stringify(name)}`).join("");
    const shape = `record<${typeOf(path)}>(${fields(schema, path)}${names})`;
    return saying.has(path) ? `saying(${shape})` : shape;
  }

  /** @param {Schema} schema @param {string} path */
  function fields(schema, path) {
    const required = new Set(schema.required);
    const written = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const shape = expression(field, `${path}.${name}`);
      return `${name}: ${required.has(name) ? shape : `optional(${shape})`}`;
    });
    return `{ ${written.join(", ")} }`;
  }

  return { declared, expression, fields };
}

/** @param {Schema} reference @returns {string} */
export const nameOf = ({ $ref }) => $ref.split("/").at(-1);

/** @param {string} path @returns {string} `Schemas["VerifiedSession"]["user"]` */
export const typeOf = (path) =>
  `Schemas${path
    .split(/\.|(?=\[\])/)
    .map((key) => (key === "[]" ? "[number]" : `["${key}"]`))
    .join("")}`;

/** @param {Schema} schema @returns {Schema | undefined} the schema without null; undefined if it does not allow null */
function withoutNull({ oneOf, type, enum: values, ...rest }) {
  if (oneOf?.length === 2 && oneOf[1].type === "null") return oneOf[0];
  if (!Array.isArray(type) || !type.includes("null")) return undefined;
  const other = type.find((each) => each !== "null");
  return {
    ...rest,
    type: other,
    ...(values && { enum: values.filter((/** @type {unknown} */ each) => each !== null) }),
  };
}

/** An id that may be null repeats the limits of `Id`. @param {Schema} schema */
const isId = ({ type, format, minimum }) => type === "integer" && format === "int64" && minimum === 1;

/** @param {string[]} values @param {string} path */
function choice(values, path) {
  const first = defaults.get(path) ?? values[0];
  const literals = [first, ...values.filter((each) => each !== first)].map((each) => JSON.stringify(each));
  return `${open.has(path) ? "openOneOf" : "oneOf"}(${literals.join(", ")})`;
}
