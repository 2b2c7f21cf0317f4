import { commonErrors, Problem, type ErrorText } from "@passerelle/domain";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Schemas } from "../index";
import type { Body, OperationId, Params, Query, Read } from "./operation-types";
import { formRead, withUploads } from "./form-values";
import { accepted, bodyRead, idOf, isIdSchema, type ReceivedBody, unstorable } from "./read-body";
import { type Contract, isRecord, multipart, type Operation, type Parameter, type Schema } from "./load-contract";

/** A received form, and its unreadable fields. */
export interface ReceivedForm {
  /** By field: a text, a file, or a list of all values of a repeated key. */
  values: Record<string, unknown>;
  refused: ReadonlyMap<string, ErrorText>;
}

interface Reader<Id extends OperationId, File> {
  params(raw: unknown): Params<Id>;
  query(raw: unknown): Query<Id>;
  body(raw: unknown): ReceivedBody<Body<Id, File>>;
  form(raw: ReceivedForm): ReceivedBody<Body<Id, File>>;
}

/** A validated `send_message` of a client. */
export type LiveDraft = Read<Schemas["LiveSendMessage"]["data"]>;

/** Validates requests; `File` is an implementation's type of a received file. */
export interface Validator<File> {
  reader<Id extends OperationId>(operation: Operation & { id: Id }): Reader<Id, File>;
  /** Validates the `data` of a `send_message` (x-live-channel); throws a `Problem` or a `FieldProblem`. */
  liveDraft(raw: unknown): LiveDraft;
}

const everyUnstorable = new RegExp(unstorable, "gu");

/** Validates requests against openapi.yaml, without type coercion. */
export function createValidator<File>({ schemas }: Contract): Validator<File> {
  const strictness = { strict: true, strictTypes: false, strictRequired: false };
  // A test checks the schemas themselves, which would take half of a server's start.
  const ajv = new Ajv2020({ ...strictness, validateSchema: false, allErrors: true, verbose: true });
  addFormats(ajv);
  ajv.addVocabulary(["example", "discriminator", "x-lenient", "x-limit", "x-secret", "x-single-line", "x-tags"]);
  ajv.addKeyword({ keyword: "x-required-unless", type: "object", schemaType: "object", macro: requiredUnless });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(localRefs(schema), name);

  const target = ({ $ref }: Schema) => (typeof $ref === "string" ? schemas[$ref.split("/").at(-1) ?? ""] : undefined);

  /** All properties of an object's schema, including those of its `$ref` and `allOf`. */
  const propertiesOf = (schema: Schema): Record<string, Schema> => {
    const { allOf, properties } = schema;
    const parts = [...(Array.isArray(allOf) ? allOf : []), target(schema)];
    const own = Object.entries(isRecord(properties) ? properties : {}).map(([name, property]) => {
      const part = isRecord(property) ? property : {};
      return [name, { ...target(part), ...part }];
    });
    return Object.assign({}, ...parts.filter(isRecord).map(propertiesOf), Object.fromEntries(own));
  };

  const reader = <Id extends OperationId>(operation: Operation & { id: Id }): Reader<Id, File> => {
    const inPath = operation.parameters.filter(({ place }) => place === "path");
    const inQuery = operation.parameters.filter(({ place }) => place === "query");
    const checkParams = ajv.compile<Params<Id>>(objectOf(inPath));
    const checkQuery = ajv.compile<Query<Id>>(objectOf(inQuery));
    const { bodySchema: schema, fileFields } = operation;
    const properties = schema ? propertiesOf(schema) : {};
    const isForm = operation.bodyType === multipart;
    const checked = isForm ? withUploads(target(schema ?? {}) ?? {}, fileFields) : schema;
    const checkBody = ajv.compile<Body<Id, File>>(checked ? localRefs(checked) : { type: "object" });
    return {
      params: (raw) => parametersRead(inPath, raw, checkParams),
      query: (raw) => parametersRead(inQuery, raw, checkQuery),
      body: (raw) => bodyRead(properties, schema ? raw : {}, new Map(), checkBody),
      form: ({ values, refused }) => bodyRead(properties, formRead(properties, values), refused, checkBody),
    };
  };

  const draft = schemas["LiveSendMessageData"] ?? {};
  const checkDraft = ajv.compile<LiveDraft>(localRefs(draft));
  const liveDraft = (raw: unknown) => accepted(bodyRead(propertiesOf(draft), raw, new Map(), checkDraft));

  return { reader, liveDraft };
}

/** Requires each field unless the boolean field that it names is true. */
const requiredUnless = (flags: Record<string, string>) => ({
  allOf: Object.entries(flags).map(([field, flag]) => ({
    if: { required: [flag], properties: { [flag]: { const: true } } },
    else: { required: [field], properties: { [field]: { type: "string" } } },
  })),
});

/** Registers the component schemas by name. */
function localRefs(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", ""));
}

const objectOf = (parameters: Parameter[]): Schema => ({
  type: "object",
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, localRefs(schema)])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

function parametersRead<T>(parameters: Parameter[], raw: unknown, check: ValidateFunction<T>): T {
  const given = Object.entries(isRecord(raw) ? raw : {});
  const values: Record<string, unknown> = {};
  for (const parameter of parameters) {
    const found = given.find(([name]) => name.toLowerCase() === parameter.name.toLowerCase())?.[1];
    const value = Array.isArray(found) ? found[0] : found;
    if (typeof value !== "string") continue;
    if (!parameter.lenient && unstorable.test(value)) throw new Problem(400, commonErrors.badCharacter);
    values[parameter.name] = parameter.lenient ? corrected(value, parameter.schema) : idOf(value, parameter.schema);
  }
  if (check(values)) return values;
  const isId = parameters.some(({ schema }) => isIdSchema(schema));
  throw new Problem(400, isId ? commonErrors.badId : commonErrors.badParameter);
}

/** A decimal number in the range of a schema. */
function numberIn(value: string, { minimum, maximum }: Schema): number | undefined {
  const number = /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  const isInRange = number >= Number(minimum ?? -Infinity) && number <= Number(maximum ?? Infinity);
  return isInRange ? number : undefined;
}

/** A lenient parameter's value: cut or clamped to the maximum, or the default if invalid. */
function corrected(value: string, schema: Schema): unknown {
  const { type, minimum, maximum, maxLength, enum: choices, default: standard } = schema;
  if (Array.isArray(choices)) return choices.find((choice) => String(choice) === value) ?? standard;
  if (type === "boolean") return value === "true" || (value === "false" ? false : standard);
  if (type === "number") return numberIn(value, schema) ?? standard;
  if (type !== "integer") {
    const storable = value.replace(everyUnstorable, "");
    return typeof maxLength === "number" ? Array.from(storable).slice(0, maxLength).join("") : storable;
  }
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number) || (typeof minimum === "number" && number < minimum)) return standard;
  return typeof maximum === "number" ? Math.min(number, maximum) : number;
}
