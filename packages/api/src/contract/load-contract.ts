import type { Schemas } from "../index";
import type { OperationId } from "./operation-types";
import {
  asNode,
  contractDocument,
  entriesUnder,
  exampleOf,
  isNode,
  itemsUnder,
  locate,
  type Place,
  under,
} from "./openapi-document";

/** The file fields of a form, with the media types that each accepts: `encoding` in openapi.yaml. */
export type FileFields = ReadonlyMap<string, readonly string[]>;

/** How an operation's 400 reports field errors: `{field}`, `{errors: {field}}` or not at all. */
type RefusalShape = "fields" | "errors" | "none";

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  place: "path" | "query";
  required: boolean;
  /** Invalid values are corrected, not rejected. */
  lenient: boolean;
  /** The full schema, beside the name of its component. */
  schema: Schema;
  /** The schema's JSON pointer in openapi.yaml. */
  pointer: string | undefined;
  example: unknown;
}

/** A declared response of an operation. */
export interface DeclaredAnswer {
  status: number;
  headers: string[];
  /** Headers that the response always has. */
  requiredHeaders: string[];
  /** The schema's JSON pointer and an example, by content type. */
  contents: { contentType: string; pointer: string | undefined; example: unknown }[];
}

/** An operation as openapi.yaml describes it. */
export interface Operation {
  id: OperationId;
  method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT";
  /** The path in the router's notation: `/job-offer/:id`. */
  path: string;
  /** The path in the contract's notation: `/job-offer/{id}`. */
  template: string;
  feature: string;
  isPublic: boolean;
  /** The only role that may call it; without one, every logged-in user may. */
  role: Schemas["Role"] | undefined;
  parameters: Parameter[];
  bodyType: string | undefined;
  bodySchema: Schema | undefined;
  /** The schema's JSON pointer in openapi.yaml. */
  bodyPointer: string | undefined;
  bodyExample: unknown;
  answers: DeclaredAnswer[];
  /** The file fields of a form, with the media types that each accepts. */
  fileFields: FileFields;
  refusal: RefusalShape;
  /** Whether browsers may navigate to it, because they display the response itself. */
  answersFile: boolean;
}

export interface Contract {
  operations: Operation[];
  schemas: Record<string, Schema>;
}

export const isRecord = isNode;

// The type's ids are generated from the same file, and `generate:check` keeps them in sync.
const isOperationId = (id: unknown): id is OperationId => typeof id === "string";

const methods = { get: "GET", post: "POST", patch: "PATCH", delete: "DELETE", put: "PUT" } as const;
const json = "application/json";

/** The content type of forms. */
export const multipart = "multipart/form-data";
const shapes: Record<string, RefusalShape> = {
  "#/components/schemas/ListRefusal": "fields",
  "#/components/schemas/FormRefusal": "errors",
};

/** A form field with a declared content type is a file. */
const fileFieldsOf = (media: Place | undefined): FileFields =>
  new Map(
    Object.entries(asNode(media?.node["encoding"])).map(([field, part]) => {
      const { contentType } = asNode(part);
      const types = typeof contentType === "string" ? contentType.split(",") : [];
      return [field, types.map((type) => type.trim())];
    }),
  );

/** A parameter in the path or the query. */
function parameterOf(place: Place): Parameter | undefined {
  const { name, in: where, required, schema, "x-lenient": lenient } = place.node;
  if (typeof name !== "string" || (where !== "path" && where !== "query")) return undefined;
  const found = under(place, "schema");
  return {
    name,
    place: where,
    required: required === true,
    lenient: lenient === true,
    schema: { ...found?.node, ...asNode(schema) },
    pointer: found?.pointer,
    example: exampleOf(place),
  };
}

const answerOf = ([status, place]: [string, Place]): DeclaredAnswer => ({
  status: Number(status),
  headers: entriesUnder(place, "headers").map(([name]) => name),
  requiredHeaders: entriesUnder(place, "headers").flatMap(([name, { node }]) =>
    node["required"] === true ? [name] : [],
  ),
  contents: entriesUnder(place, "content").map(([contentType, media]) => ({
    contentType,
    pointer: under(media, "schema")?.pointer,
    example: exampleOf(media),
  })),
});

/** The component reference of a media type's schema. */
const referenceOf = (answer: Place | undefined) =>
  asNode(asNode(asNode(answer?.node["content"])[json])["schema"])["$ref"];

function operationOf(template: string, method: keyof typeof methods, item: Place, place: Place): Operation {
  const { operationId, tags, security = contractDocument["security"], "x-role": role } = place.node;
  if (!isOperationId(operationId)) throw new TypeError(`openapi.yaml: ${method} ${template} has no operationId.`);
  const answers = entriesUnder(place, "responses");
  const answerWith = (status: string) => answers.find(([declared]) => declared === status)?.[1];
  const success = answerWith("200")?.node["content"];
  const body = under(place, "requestBody");
  const [media] = body ? entriesUnder(body, "content") : [];
  return {
    id: operationId,
    method: methods[method],
    path: template.replaceAll(/\{(\w+)\}/g, ":$1"),
    template,
    feature: Array.isArray(tags) && typeof tags[0] === "string" ? tags[0] : "",
    role: role === "applicant" || role === "recruiter" ? role : undefined,
    isPublic: !Array.isArray(security) || security.length === 0,
    parameters: [...itemsUnder(item, "parameters"), ...itemsUnder(place, "parameters")].flatMap(
      (parameter) => parameterOf(parameter) ?? [],
    ),
    bodyType: media?.[0],
    bodySchema: media && asNode(media[1].node["schema"]),
    bodyPointer: media && under(media[1], "schema")?.pointer,
    bodyExample: media && exampleOf(media[1]),
    fileFields: fileFieldsOf(media?.[1]),
    refusal: shapes[String(referenceOf(answerWith("400")))] ?? "none",
    answersFile: isNode(success) && !(json in success),
    answers: answers.map(answerOf),
  };
}

const all = entriesUnder(locate(""), "paths").flatMap(([template, item]) =>
  (["get", "post", "patch", "delete", "put"] as const).flatMap((method) => {
    const place = under(item, method);
    return place ? [operationOf(template, method, item, place)] : [];
  }),
);

/** Every operation of the contract. */
export const operations = (): readonly Operation[] => all;

/** The operation with an id, or with a method and a path, which may contain placeholders or values. */
export function findOperation(wanted: string | { method: string; path: string }): Operation | undefined {
  if (typeof wanted === "string") return all.find(({ id }) => id === wanted);
  const candidates = all.filter(({ method }) => method === wanted.method.toUpperCase());
  return (
    candidates.find(({ template }) => template === wanted.path) ??
    candidates.find(({ template }) => fits(template, wanted.path))
  );
}

/** The methods of a path with values; empty if the contract has no such path. */
export const methodsOf = (path: string): string[] => [
  ...new Set(all.filter(({ template }) => fits(template, path)).map(({ method }) => method)),
];

function fits(template: string, path: string): boolean {
  const wanted = template.split("/");
  const given = (path.split("?")[0] ?? "").split("/");
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith("{") || part === given[i]);
}

/** Reads the contract's operations; server and mock are built on them. */
export function loadContract(): Contract {
  const schemas = Object.entries(under(locate("/components"), "schemas")?.node ?? {});
  return { operations: all, schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, asNode(schema)])) };
}
