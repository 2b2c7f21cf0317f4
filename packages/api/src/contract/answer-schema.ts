import { entriesUnder, isNode, itemsUnder, locate, type Place, under } from "./openapi-document";

/** The structure of JSON data: enough to serialise it, without validation rules. */
export interface AnswerSchema {
  type?: string;
  nullable: true;
  properties?: Record<string, AnswerSchema>;
  additionalProperties?: AnswerSchema;
  items?: AnswerSchema;
  /** Whether the value grants access to its holder: `x-secret` in openapi.yaml. */
  isSecret?: true;
}

const known = new Map<string, AnswerSchema>();

/** The structure of an answer with the schema at a pointer in openapi.yaml; of a union, that of all its schemas. */
export function answerSchema(pointer: string): AnswerSchema {
  const schema = known.get(pointer) ?? schemaOf(locate(pointer));
  known.set(pointer, schema);
  return schema;
}

function schemaOf(place: Place): AnswerSchema {
  const choices = ["oneOf", "anyOf"].flatMap((key) => itemsUnder(place, key)).filter(({ node }) => typeOf(node) !== "");
  const secret = place.node["x-secret"] === true && { isSecret: true as const };
  if (choices.length > 0) return { ...choices.map((choice) => answerSchema(choice.pointer)).reduce(either), ...secret };
  const inner = (key: string) => {
    const found = isNode(place.node[key]) ? under(place, key) : undefined;
    return found && { [key]: answerSchema(found.pointer) };
  };
  const type = typeOf(place.node);
  const properties = entriesUnder(place, "properties").map(([name, property]) => [
    name,
    answerSchema(property.pointer),
  ]);
  return {
    nullable: true,
    ...(type && { type }),
    ...secret,
    ...(type === "object" && { properties: Object.fromEntries(properties) }),
    ...inner("additionalProperties"),
    ...inner("items"),
  };
}

/** Whether an answer contains a secret at any depth. */
export const holdsSecret = ({ isSecret, items, additionalProperties, properties = {} }: AnswerSchema): boolean =>
  isSecret === true ||
  [...Object.values(properties), items, additionalProperties].some(
    (inner) => inner !== undefined && holdsSecret(inner),
  );

/** The type other than null; empty if null is the only one. */
function typeOf({ type }: Place["node"]): string | undefined {
  const types = [type].flat().filter((one) => typeof one === "string");
  return types.length === 0 ? undefined : (types.find((one) => one !== "null") ?? "");
}

/** The union of two structures. */
function either(one: AnswerSchema, other: AnswerSchema): AnswerSchema {
  if (one.type !== other.type) return { nullable: true };
  const { properties = {} } = one;
  const added = Object.entries(other.properties ?? {}).map(([name, property]) => {
    const known = properties[name];
    return [name, known ? either(known, property) : property] as const;
  });
  const all = { ...properties, ...Object.fromEntries(added) };
  return { ...one, ...other, ...((one.properties ?? other.properties) && { properties: all }) };
}
