import { entriesUnder, locate } from "../../src/contract/openapi-document";
import type { OperationId } from "../../src/contract/operation-types";
import { findOperation } from "../../src/contract/load-contract";

/** The pattern of texts without a format, which may be empty. */
const anyText = String.raw`^[^\u0000]*$`;

/** The optional texts without a format in an operation's form, with their maximum lengths in the contract. */
export function plainTextsOf(operationId: OperationId): Readonly<Record<string, number>> {
  const form = locate(findOperation(operationId)?.bodyPointer ?? "");
  const fields = entriesUnder(form, "properties").flatMap(([field, { node }]): [string, number][] => {
    const { maxLength, pattern } = node;
    return typeof maxLength === "number" && pattern === anyText ? [[field, maxLength]] : [];
  });
  return Object.fromEntries(fields);
}
