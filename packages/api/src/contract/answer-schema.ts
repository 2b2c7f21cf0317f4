import { entriesUnder, isNode, itemsUnder, locate, type Place, under } from "./openapi-document";

/** What JSON is made of: enough to write it and nothing else, and no rule to check it by. */
export interface AnswerSchema {
  type?: string;
  nullable: true;
  properties?: Record<string, AnswerSchema>;
  additionalProperties?: AnswerSchema;
  items?: AnswerSchema;
  /** Whether it lets its holder in: `x-secret` in openapi.yaml. */
  isSecret?: true;
}

const known = new Map<string, AnswerSchema>();

/** What an answer with the schema at a pointer of openapi.yaml may carry; of a choice, what any of its schemas may. */
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

/** Whether it carries a secret at any depth. */
export const holdsSecret = ({ isSecret, items, additionalProperties, properties = {} }: AnswerSchema): boolean =>
  isSecret === true ||
  [...Object.values(properties), items, additionalProperties].some(
    (inner) => inner !== undefined && holdsSecret(inner),
  );

/** The type beside null, where there is one; empty if there is null alone. */
function typeOf({ type }: Place["node"]): string | undefined {
  const types = [type].flat().filter((one) => typeof one === "string");
  return types.length === 0 ? undefined : (types.find((one) => one !== "null") ?? "");
}

/** What either of two may carry. */
function either(one: AnswerSchema, other: AnswerSchema): AnswerSchema {
  if (one.type !== other.type) return { nullable: true };
  return { ...one, ...other, ...(one.properties && { properties: { ...one.properties, ...other.properties } }) };
}
