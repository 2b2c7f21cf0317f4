import type { ErrorObject } from "ajv";
import type { Text } from "./language";
import { fieldTexts } from "./texts";

const typeTexts: Record<string, Text> = {
  string: fieldTexts.text,
  number: fieldTexts.number,
  integer: fieldTexts.number,
  boolean: fieldTexts.boolean,
  array: fieldTexts.list,
};

/** Fields whose absence has a text of its own: that of a post (D-125), and of a comment or message. */
const requiredTexts = new Map<string, Text>(["text", "content"].map((field) => [field, fieldTexts.contentRequired]));

/** What fields of a given form must look like: "not valid" would leave people guessing. */
const formTexts = new Map<string, Text>([
  ["phone", fieldTexts.phone],
  ["username", fieldTexts.username],
  ["website", fieldTexts.webAddress],
  ["portfolioUrl", fieldTexts.webAddress],
  ["demoUrl", fieldTexts.webAddress],
]);

const isMalformed = ({ keyword }: ErrorObject) => ["pattern", "minLength", "format"].includes(keyword);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

const limitOf = ({ params }: ErrorObject) => {
  const limit: unknown = params["limit"];
  return typeof limit === "number" ? limit : 0;
};

function textOf(error: ErrorObject | undefined): Text {
  if (!error) return fieldTexts.invalid;
  const limit = limitOf(error);
  switch (error.keyword) {
    case "required":
      return fieldTexts.required;
    case "type":
      return typeTexts[String(error.params["type"])] ?? fieldTexts.invalid;
    case "minLength":
      return limit === 1 ? fieldTexts.required : fieldTexts.longer(limit);
    case "maxLength":
      return fieldTexts.shorter(limit);
    case "maxItems":
      return fieldTexts.fewer(limit);
    case "minimum":
      return fieldTexts.atLeast(limit);
    case "maximum":
      return fieldTexts.atMost(limit);
    case "enum":
    case "const":
      return fieldTexts.choice;
    case "format":
      return String(error.params["format"]).startsWith("date")
        ? fieldTexts.date
        : error.params["format"] === "email"
          ? fieldTexts.email
          : fieldTexts.invalid;
    default:
      return fieldTexts.invalid;
  }
}

/** Says which fields of a body are refused and why, one reason for each, in words for people (D-001, D-160). */
export function fieldsOf(errors: ErrorObject[], values: Record<string, unknown>): Record<string, Text> {
  const byField = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const missing: unknown = error.params["missingProperty"];
    const field = error.instancePath.split("/")[1] ?? (typeof missing === "string" ? missing : undefined);
    if (field !== undefined && field !== "") byField.set(field, [...(byField.get(field) ?? []), error]);
  }
  return Object.fromEntries(
    [...byField].map(([field, all]) => {
      const format = all.find(({ keyword }) => keyword === "format");
      const form = all.some(isMalformed) ? formTexts.get(field) : undefined;
      const [first] = all;
      const empty = isEmpty(values[field]) || all.some(({ keyword }) => keyword === "required");
      return [field, empty ? (requiredTexts.get(field) ?? fieldTexts.required) : (form ?? textOf(format ?? first))];
    }),
  );
}
