import { createValidator, loadContract, type Operation, type OperationId } from "@passerelle/api/contract";
import type { Upload } from "./body";

const contract = loadContract();
const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));

/** Validates requests with the server's rules. */
export const validator = createValidator<Upload>(contract);

/** Every operation of openapi.yaml. */
export const operations: readonly Operation[] = contract.operations;

/** An operation of openapi.yaml. */
export function operationOf<Id extends OperationId>(id: Id): Operation & { id: Id } {
  const operation = byId.get(id);
  if (!operation) throw new Error(`openapi.yaml has no ${id}.`);
  return { ...operation, id };
}
