import { contractText } from "#contract-text";
import { parse } from "yaml";
import type { Schemas } from "../index";
import type { OperationId } from "./calls";

/** Which field of a form takes files, and of which media types: `encoding` in openapi.yaml. */
export type FileFields = ReadonlyMap<string, readonly string[]>;

/** How an operation's 400 tells the refused fields: `{field}`, `{errors: {field}}` or not at all. */
type RefusalShape = "fields" | "errors" | "none";

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  place: "path" | "query";
  required: boolean;
  /** Corrected rather than refused. */
  lenient: boolean;
  /** Its schema in full, beside the name of the component that it is. */
  schema: Schema;
}

/** An operation as openapi.yaml describes it. */
export interface Operation {
  id: OperationId;
  method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT";
  /** In the router's notation: `/job-offer/:id`. */
  path: string;
  feature: string;
  isPublic: boolean;
  /** The role that alone may call it; anybody who is logged in where there is none. */
  role: Schemas["Role"] | undefined;
  parameters: Parameter[];
  /** The body's content type, where there is a body. */
  bodyType: string | undefined;
  bodySchema: Schema | undefined;
  /** The fields of a form that are files, with the media types that each takes. */
  fileFields: FileFields;
  refusal: RefusalShape;
  /** Answers something that a browser may show by itself, so a navigation to it is meant. */
  answersFile: boolean;
}

export interface Contract {
  operations: Operation[];
  schemas: Record<string, Schema>;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function record(value: unknown, what: string): Record<string, unknown> {
  if (!isRecord(value)) throw new TypeError(`openapi.yaml: ${what} is not an object.`);
  return value;
}

// The ids of the type are generated from the same file, and a check of the repository keeps the two equal.
const isOperationId = (id: unknown): id is OperationId => typeof id === "string";

const methods = { get: "GET", post: "POST", patch: "PATCH", delete: "DELETE", put: "PUT" } as const;
const json = "application/json";

/** The type of a body that is a form. */
export const multipart = "multipart/form-data";
const shapes: Record<string, RefusalShape> = {
  "#/components/schemas/ListRefusal": "fields",
  "#/components/schemas/FormRefusal": "errors",
};

/** Where a form says of which types a field's content is, the field is a file. */
function fileFieldsOf(content: unknown): FileFields {
  const media = isRecord(content) ? content[multipart] : undefined;
  const encoding = isRecord(media) && isRecord(media["encoding"]) ? media["encoding"] : {};
  return new Map(
    Object.entries(encoding).map(([field, part]) => {
      const types = isRecord(part) ? String(part["contentType"]) : "";
      return [field, types.split(",").map((type) => type.trim())];
    }),
  );
}

function schemaOf(content: unknown, type: string): Schema | undefined {
  const media = isRecord(content) ? content[type] : undefined;
  return isRecord(media) && isRecord(media["schema"]) ? media["schema"] : undefined;
}

/** Reads the contract: what it says is what server and mock do. */
export function loadContract(text = contractText): Contract {
  const document: unknown = parse(text, { maxAliasCount: -1 });
  const { paths, components } = record(document, "the document");

  /** Follows `$ref`s within the document; what stands beside a `$ref` stays. */
  const resolve = (node: unknown): Record<string, unknown> => {
    const { $ref, ...beside } = record(node, "a part");
    if (typeof $ref !== "string") return beside;
    const steps = $ref.slice(2).split("/");
    let target: unknown = document;
    for (const step of steps) target = record(target, $ref)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
    return { ...resolve(target), ...beside };
  };

  const parameterOf = (node: unknown): Parameter | undefined => {
    const { name, in: place, required, schema, "x-lenient": lenient } = resolve(node);
    if (typeof name !== "string" || (place !== "path" && place !== "query")) return undefined;
    const described = { ...resolve(schema), ...record(schema, name) };
    return { name, place, required: required === true, lenient: lenient === true, schema: described };
  };

  const operationOf = (path: string, method: keyof typeof methods, item: Schema, node: unknown): Operation => {
    const {
      operationId,
      tags,
      security,
      parameters,
      requestBody,
      responses,
      "x-role": role,
    } = record(node, `${method} ${path}`);
    if (!isOperationId(operationId)) throw new TypeError(`openapi.yaml: ${method} ${path} has no operationId.`);
    const contentOf = (status: string) => resolve(record(responses, operationId)[status] ?? {})["content"];
    const success = contentOf("200");
    const content = requestBody === undefined ? undefined : record(resolve(requestBody)["content"], operationId);
    const bodyType = content && Object.keys(content)[0];
    return {
      id: operationId,
      method: methods[method],
      path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      feature: Array.isArray(tags) && typeof tags[0] === "string" ? tags[0] : "",
      role: role === "applicant" || role === "recruiter" ? role : undefined,
      isPublic: Array.isArray(security) && security.length === 0,
      parameters: [item["parameters"], parameters]
        .flat()
        .flatMap((one) => (isRecord(one) ? [parameterOf(one)] : []))
        .filter((one) => one !== undefined),
      bodyType,
      bodySchema: bodyType === undefined ? undefined : schemaOf(content, bodyType),
      fileFields: fileFieldsOf(content),
      refusal: shapes[String(schemaOf(contentOf("400"), json)?.["$ref"])] ?? "none",
      answersFile: isRecord(success) && !(json in success),
    };
  };

  const found: Operation[] = [];
  for (const [path, node] of Object.entries(record(paths, "paths"))) {
    const item = record(node, path);
    for (const method of ["get", "post", "patch", "delete", "put"] as const) {
      if (item[method] !== undefined) found.push(operationOf(path, method, item, item[method]));
    }
  }
  const schemas = record(record(components, "components")["schemas"], "components.schemas");
  return {
    operations: found,
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, record(schema, name)])),
  };
}
