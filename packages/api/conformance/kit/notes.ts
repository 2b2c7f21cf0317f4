import { findOperation } from "../../src/contract/load-contract";
import type { Exchange } from "../context/exchange";
import { undeclaredFields } from "../context/undeclared";

/** What each operation answered beyond the contract: its undeclared fields. */
export type Notes = Record<string, string[]>;

/** Collects the undeclared fields of all answers. They are no fault: clients ignore them (D-410). */
export function createNotes() {
  const fields = new Map<string, Set<string>>();

  function note({ operationId, status, body }: Exchange) {
    const answer = operationId && findOperation(operationId)?.answers.find((declared) => declared.status === status);
    const pointer = answer && answer.contents.find(({ contentType }) => contentType === "application/json")?.pointer;
    if (!operationId || !pointer) return;
    const known = fields.get(operationId) ?? new Set();
    for (const { path, isKept } of undeclaredFields(pointer, body)) if (!isKept) known.add(path);
    if (known.size > 0) fields.set(operationId, known);
  }

  const all = (): Notes => Object.fromEntries([...fields].map(([operationId, names]) => [operationId, [...names]]));
  return { note, all };
}
