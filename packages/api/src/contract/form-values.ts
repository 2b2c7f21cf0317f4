import { isTooDeep, splitList, trimText } from "@passerelle/domain";
import { type FileFields, isRecord, type Schema } from "./load-contract";

const isKind = (schema: Schema | undefined, name: string) => schema?.["$ref"] === `#/components/schemas/${name}`;

/** Converts a form's texts to the types that openapi.yaml declares. */
export function formRead(properties: Record<string, Schema>, values: Record<string, unknown>): Record<string, unknown> {
  const read = ([name, value]: [string, unknown]) => {
    if (isKind(properties[name], "TagsFormInput")) return [name, wordsOf(value)];
    if (isKind(properties[name], "LanguageLevelsFormInput")) return [name, listOf(value)];
    if (isKind(properties[name], "BooleanFormInput")) return [name, booleanOf(value)];
    return [name, value];
  };
  return Object.fromEntries(Object.entries(values).map(read));
}

/** A form's schema in which a received file is an object. */
export function withUploads(form: Schema, fileFields: FileFields): Schema {
  const properties = Object.entries(isRecord(form["properties"]) ? form["properties"] : {}).map(([name, schema]) => [
    name,
    fileFields.has(name) ? { anyOf: [{ type: "object" }, schema] } : schema,
  ]);
  return { ...form, properties: Object.fromEntries(properties) };
}

/** Reads a list from repeated keys, a JSON array or comma-separated text (D-280); one empty value is an empty list. */
function wordsOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return listIn(value) ?? splitList(value, /,/).filter((item) => trimText(item) !== "");
}

/** Reads a list from JSON; any other text becomes an item, which its schema refuses. */
const listOf = (value: unknown) => (typeof value === "string" ? (listIn(value || "[]") ?? [value]) : value);

function listIn(text: string): unknown[] | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const spellings = (value: boolean, ...names: string[]) => names.map((name) => [name, value] as const);
const booleans = new Map([
  ...spellings(true, "true", "True", "TRUE", "1"),
  ...spellings(false, "false", "False", "FALSE", "0"),
]);
const booleanOf = (value: unknown) => (typeof value === "string" ? (booleans.get(value.trim()) ?? value) : value);
