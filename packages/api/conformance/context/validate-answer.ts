import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { contractDocument } from "../../src/contract/openapi-document";
import { findOperation, type Operation } from "../../src/contract/load-contract";
import { undeclaredFields } from "./undeclared";

// OpenAPI has keywords that are unknown to AJV, which only needs the schemas.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contractDocument, "contract");

const compiled = new Map<string, ValidateFunction>();

/** Validation errors of a value against the schema at a pointer in openapi.yaml, such as `/components/schemas/Post`. */
export function validateAt(pointer: string, value: unknown): string[] {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
  compiled.set(pointer, validate);
  return validate(value) ? [] : (validate.errors ?? []).map(describeError);
}

const describeError = ({ instancePath, message }: ErrorObject) => `${instancePath || "/"} ${message ?? "is wrong"}`;

type Wanted = string | { method: string; path: string };

export interface Answered {
  status: number;
  headers?: Headers;
  contentType: string | null;
  body: unknown;
}

/**
 * Contract violations of an answer: undeclared status, content type, missing header, body. Undeclared fields are only
 * violations if the contract hides them from the reader (D-410).
 */
export function validateAnswer(wanted: Wanted, { status, headers, contentType, body }: Answered): string[] {
  const operation = findOperation(wanted);
  if (!operation) return [`${JSON.stringify(wanted)} is no operation of the contract`];
  const answer = operation.answers.find((declared) => declared.status === status);
  const name = `${operation.id} ${status}`;
  if (!answer) return [`${name} is not declared`];
  const missing = answer.requiredHeaders.filter((header) => headers && !headers.has(header));
  const problems = missing.map((header) => `${name} has no ${header} header`);
  if (answer.contents.length === 0) return problems;
  const type = contentType?.split(";")[0]?.trim();
  const content = answer.contents.find((declared) => declared.contentType === type);
  if (!content) return [...problems, `${name} has content type ${contentType ?? "none"}`];
  if (content.contentType !== "application/json" || !content.pointer) return problems;
  const kept = undeclaredFields(content.pointer, body).filter(({ isKept }) => isKept);
  return [
    ...problems,
    ...validateAt(content.pointer, body).map((problem) => `${name} ${problem}`),
    ...kept.map(({ path }) => `${name} must not show ${path}`),
  ];
}

export interface Asked {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  contentType?: string | null;
  /** Parsed JSON, or a form. */
  body?: unknown;
}

/** Contract violations of a request; parameters that the contract declares lenient never count. */
export function validateRequest(wanted: Wanted, { path, query, contentType, body }: Asked): string[] {
  const operation = findOperation(wanted);
  if (!operation) return [`${JSON.stringify(wanted)} is no operation of the contract`];
  const given = { path: path ?? {}, query: query ?? {} };
  const problems = operation.parameters.flatMap((parameter) =>
    validateParameter(parameter, given[parameter.place][parameter.name]),
  );
  const { bodyType, bodyPointer } = operation;
  if (!bodyPointer) return problems;
  const type = contentType?.split(";")[0]?.trim();
  if (type !== bodyType) return [...problems, `content type is ${type ?? "none"}`];
  const value = body instanceof FormData ? formValues(body) : body;
  return [...problems, ...validateAt(bodyPointer, value).map((problem) => `body ${problem}`)];
}

function validateParameter(
  { name, required, lenient, pointer }: Operation["parameters"][number],
  value: unknown,
): string[] {
  if (value === undefined) return required ? [`${name} is missing`] : [];
  if (lenient || !pointer) return [];
  return validateAt(pointer, value).map((problem) => `${name} ${problem}`);
}

/** A form as an object: repeated keys become a list, a file becomes a placeholder text. */
function formValues(form: FormData): Record<string, unknown> {
  const values = (key: string) => form.getAll(key).map((value) => (typeof value === "string" ? value : "(file)"));
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const all = values(key);
      return [key, all.length === 1 ? all[0] : all];
    }),
  );
}
