import { fieldErrors, type ErrorText } from "@passerelle/domain";
import type { ErrorObject } from "ajv";

const typeTexts: Record<string, ErrorText> = {
  string: fieldErrors.text,
  number: fieldErrors.number,
  integer: fieldErrors.number,
  boolean: fieldErrors.boolean,
  array: fieldErrors.list,
};

/** Fields with their own text for a missing value: that of a post, and of a comment or message. */
const requiredTexts = new Map<string, ErrorText>(
  ["text", "content"].map((field) => [field, fieldErrors.contentRequired]),
);

/** Texts that name the expected format, more helpful than "not valid". */
const formTexts = new Map<string, ErrorText>([
  ["phone", fieldErrors.phone],
  ["username", fieldErrors.username],
  ["website", fieldErrors.webAddress],
  ["portfolioUrl", fieldErrors.webAddress],
  ["demoUrl", fieldErrors.webAddress],
]);

const isMalformed = ({ keyword }: ErrorObject) => ["pattern", "minLength", "format"].includes(keyword);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

const limitOf = ({ params }: ErrorObject) => {
  const limit: unknown = params["limit"];
  return typeof limit === "number" ? limit : 0;
};

function textOf(error: ErrorObject | undefined): ErrorText {
  if (!error) return fieldErrors.invalid;
  const limit = limitOf(error);
  switch (error.keyword) {
    case "required":
      return fieldErrors.required;
    case "type":
      return typeTexts[String(error.params["type"])] ?? fieldErrors.invalid;
    case "minLength":
      return limit === 1 ? fieldErrors.required : fieldErrors.longer(limit);
    case "maxLength":
      return fieldErrors.shorter(limit);
    case "maxItems":
      return fieldErrors.fewer(limit);
    case "minimum":
      return fieldErrors.atLeast(limit);
    case "maximum":
      return fieldErrors.atMost(limit);
    case "enum":
    case "const":
      return fieldErrors.choice;
    case "format":
      return String(error.params["format"]).startsWith("date")
        ? fieldErrors.date
        : error.params["format"] === "email"
          ? fieldErrors.email
          : fieldErrors.invalid;
    default:
      return fieldErrors.invalid;
  }
}

/** Translates validation errors to one text per field. */
export function fieldsOf(errors: ErrorObject[], values: Record<string, unknown>): Record<string, ErrorText> {
  const byField = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const missing: unknown = error.params["missingProperty"];
    const field = error.instancePath.split("/")[1] ?? (typeof missing === "string" ? missing : undefined);
    if (field === undefined || field === "") continue;
    const known = byField.get(field);
    if (known) known.push(error);
    else byField.set(field, [error]);
  }
  return Object.fromEntries(
    [...byField].map(([field, all]) => {
      const format = all.find(({ keyword }) => keyword === "format");
      const form = all.some(isMalformed) ? formTexts.get(field) : undefined;
      const [first] = all;
      const empty = isEmpty(values[field]) || all.some(({ keyword }) => keyword === "required");
      return [field, empty ? (requiredTexts.get(field) ?? fieldErrors.required) : (form ?? textOf(format ?? first))];
    }),
  );
}
