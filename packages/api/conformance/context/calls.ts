import { expect } from "vitest";
import { toFormData } from "../../src/form-data";
import type { OperationId } from "../../src/contract/operation-types";
import { findOperation } from "../../src/contract/load-contract";
import { asNode, isNode } from "../../src/contract/openapi-document";
import { multipart } from "../../src/contract/load-contract";
import type { Caller } from "./caller";
import { textOfCode } from "./documented-errors";

/** An untyped answer, for requests that the types rule out. */
export interface PlainAnswer {
  status: number;
  body: unknown;
}

export function sendJson(caller: Caller, method: string, path: string, value: unknown): Promise<PlainAnswer> {
  return sendText(caller, method, path, JSON.stringify(value));
}

/** Sends fields as multipart form data; lists become repeated keys. */
export function sendForm(caller: Caller, method: string, path: string, fields: object): Promise<PlainAnswer> {
  return read(caller.raw(method, path, { body: toFormData(fields) }));
}

/** Sends a text as the body of a call, under any content type. */
export function sendText(
  caller: Caller,
  method: string,
  path: string,
  body: string,
  contentType = "application/json",
): Promise<PlainAnswer> {
  return read(caller.raw(method, path, { body, headers: { "Content-Type": contentType } }));
}

/** A call without a body. */
export function call(caller: Caller, method: string, path: string): Promise<PlainAnswer> {
  return read(caller.raw(method, path));
}

export const login = ({ anonymous }: { anonymous: Caller }, email: string, password: string) =>
  sendJson(anonymous, "POST", "/user/login", { email, password });

/** Calls an operation with the example from the contract; `inPath` replaces examples by texts that are sent as they are. */
export function callByExample(
  caller: Caller,
  operationId: OperationId,
  inPath: Readonly<Record<string, string>> = {},
): Promise<PlainAnswer> {
  const operation = findOperation(operationId);
  if (!operation) throw new Error(`${operationId} is no operation of the contract.`);
  const { method, parameters, bodyType, bodyExample } = operation;
  const query = new URLSearchParams();
  let path = operation.template;
  for (const { name, place, required, example } of parameters) {
    if (place === "path") path = path.replace(`{${name}}`, inPath[name] ?? encodeURIComponent(String(example)));
    if (place === "query" && required) query.set(name, String(example));
  }
  const address = query.size > 0 ? `${path}?${query.toString()}` : path;
  if (bodyType === undefined) return call(caller, method, address);
  return bodyType === multipart
    ? sendForm(caller, method, address, asNode(bodyExample))
    : sendJson(caller, method, address, bodyExample);
}

async function read(answer: Promise<Response>): Promise<PlainAnswer> {
  const response = await answer;
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
  return { status: response.status, body: isJson ? withoutCodes(JSON.parse(text)) : text };
}

/** Removes the optional error codes; a documented code suffices, so that its text may be another one. */
function withoutCodes(body: unknown): unknown {
  if (!isNode(body) || !("error" in body || "errors" in body)) return body;
  const { code, codes: _ofFields, ...rest } = body;
  const text = textOfCode(code);
  return text === undefined || typeof rest["error"] !== "string" ? rest : { ...rest, error: text };
}

/**
 * Repeats a call, ten at a time, so that a slow server's limits of a minute are reached too, until one is refused for
 * its frequency; returns the statuses.
 */
export async function repeatedly(make: () => Promise<{ status: number }>, most: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < most && !statuses.includes(429))
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, make))).map(({ status }) => status));
  return statuses;
}

/** The sorted statuses of the answers to simultaneous requests. */
export const statusesOf = (answers: readonly PlainAnswer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

const named = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, expect.any(String)]));

/** A 400 from lists or posts that names exactly these fields. */
export const refusedFields = (...fields: string[]) => ({ status: 400, body: named(fields) });

/** A 400 from authentication, account or profiles that names exactly these fields. */
export const refusedErrors = (...fields: string[]) => ({ status: 400, body: { errors: named(fields) } });

/** A refusal that concerns no field, `{error}`. */
export const refused = (status: number) => ({ status, body: { error: expect.any(String) } });

/** A 409 for exceeding a storage limit; its text states the limit (D-170). */
export const refusedBeyond = (limit: number) => ({
  status: 409,
  body: { error: expect.stringMatching(new RegExp(`(?<!\\d)${limit}(?!\\d)`)) },
});
