import { commonErrors, FieldProblem, oneLine, Problem, type ErrorText, trimText } from "@passerelle/domain";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { fieldsOf } from "./field-errors";
import { isRecord, type Schema } from "./load-contract";

export interface ReceivedBody<T> {
  /** Reading a refused field throws its refusal; a copy lacks the refused fields. */
  body: T;
  refused: FieldProblem | undefined;
}

// More than any list may have, so that longer lists are still refused; each further item would add an error.
const maxCheckedItems = 200;

/** An unpaired surrogate or U+0000; neither can be stored. */
export const unstorable = /[\p{Surrogate}\0]/u;

/** The body if the contract refuses no field; otherwise throws a `FieldProblem`. */
export function accepted<T>({ body, refused }: ReceivedBody<T>): T {
  if (refused) throw refused;
  return body;
}

/** Reads the known properties of a body; `unreadable` are refused before the check. */
export function bodyRead<T>(
  properties: Record<string, Schema>,
  raw: unknown,
  unreadable: ReadonlyMap<string, ErrorText>,
  check: ValidateFunction<T>,
): ReceivedBody<T> {
  if (!isRecord(raw)) throw new Problem(400, commonErrors.notAnObject);
  const values: Record<string, unknown> = {};
  const refused: Record<string, ErrorText> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const why = unreadable.get(name);
    if (why) refused[name] = why;
    const key = [name, ...aliases(name)].find((one) => Object.hasOwn(raw, one));
    if (key === undefined) continue;
    const value = valueOf(raw[key], schema);
    if ([value].flat().some((text) => typeof text === "string" && unstorable.test(text)))
      refused[name] = commonErrors.badCharacter;
    values[name] = idOf(value, schema);
  }
  if (check(values) && Object.keys(refused).length === 0) return { body: values, refused: undefined };
  const problem = new FieldProblem({ ...fieldsOf(check.errors ?? [], values), ...refused });
  // Without field names, none of the values can be trusted.
  if (Object.keys(problem.fields).length === 0) throw problem;
  const fields = { ...Object.getOwnPropertyDescriptors(values), ...throwing(problem.fields) };
  return { body: Object.create(Object.prototype, fields), refused: problem };
}

/** Properties that throw the refusal of their field when they are read, and that a copy lacks. */
const throwing = (refused: Record<string, ErrorText>): PropertyDescriptorMap =>
  Object.fromEntries(
    Object.entries(refused).map(([name, why]) => [
      name,
      {
        get: () => {
          throw new FieldProblem({ [name]: why });
        },
      },
    ]),
  );

/** `Description` is also accepted as `description`, `jobOfferID` as `jobOfferId`. */
const aliases = (name: string) => [name.charAt(0).toLowerCase() + name.slice(1), name.replace(/ID$/, "Id")];

/** The normalised value: passwords unchanged, other texts trimmed, names and titles on one line. */
function valueOf(given: unknown, schema: Schema): unknown {
  if (schema["format"] === "password") return given;
  return trimmed(schema["x-single-line"] === true && typeof given === "string" ? oneLine(given) : given);
}

/** Trims texts, also in lists; texts of invisible characters become empty. */
const trimmed = (value: unknown): unknown =>
  typeof value === "string"
    ? trimText(value)
    : Array.isArray(value)
      ? value.slice(0, maxCheckedItems).map((item: unknown) => (typeof item === "string" ? trimText(item) : item))
      : value;

export const isIdSchema = (schema: Schema): boolean => schema["$ref"] === "#/components/schemas/IdInput";

/** Ids may be digits in a text, in their canonical form. */
export const idOf = (value: unknown, schema: Schema): unknown =>
  typeof value === "string" && isIdSchema(schema) && /^[1-9][0-9]{0,15}$/.test(value) ? Number(value) : value;
