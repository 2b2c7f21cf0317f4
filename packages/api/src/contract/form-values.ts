import { trimText } from "@passerelle/domain";
import { type FileFields, isRecord, type Schema } from "./reader";

const isKind = (schema: Schema | undefined, name: string) => schema?.["$ref"] === `#/components/schemas/${name}`;

/** The values of a form, whose fields are all texts, as what openapi.yaml means by them. */
export function formRead(properties: Record<string, Schema>, values: Record<string, unknown>): Record<string, unknown> {
  const read = ([name, value]: [string, unknown]) => {
    if (isKind(properties[name], "TagsFormInput")) return [name, wordsOf(value)];
    if (isKind(properties[name], "BooleanFormInput")) return [name, booleanOf(value)];
    return [name, value];
  };
  return Object.fromEntries(Object.entries(values).map(read));
}

/** A form's schema in which a file that was received is an object. */
export function withUploads(form: Schema, fileFields: FileFields): Schema {
  const properties = Object.entries(isRecord(form["properties"]) ? form["properties"] : {}).map(([name, schema]) => [
    name,
    fileFields.has(name) ? { anyOf: [{ type: "object" }, schema] } : schema,
  ]);
  return { ...form, properties: Object.fromEntries(properties) };
}

/** Words as repeated keys, a JSON array or a text with commas; one empty value means none. */
function wordsOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return listIn(value) ?? value.split(",").filter((word) => trimText(word) !== "");
}

function listIn(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const words = (value: boolean, ...names: string[]) => names.map((name) => [name, value] as const);
const booleans = new Map([
  ...words(true, "true", "True", "TRUE", "1"),
  ...words(false, "false", "False", "FALSE", "0"),
]);
const booleanOf = (value: unknown) => (typeof value === "string" ? (booleans.get(value.trim()) ?? value) : value);
