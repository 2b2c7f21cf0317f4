import type { OperationId } from "@passerelle/api/contract";
import type { Tx } from "../database/database";
import { inTransaction } from "../database/transactions";
import { countOrReject } from "../rate-limits";
import type { Answer, Call, Gate, Handler, Route } from "./handler";

/** Puts a handler behind its gate. */
export function route<Id extends OperationId>(gate: Gate<Id>, handler: Handler<Id>): Route<Id> {
  const { limit } = gate;
  const handle: Handler<Id> = async (call) => {
    if (limit) await countOrReject(call, [{ limit, subject: String(call.user.id) }]);
    return handler(call);
  };
  return Object.assign(handle, { gate });
}

/** Puts a handler behind its gate, and runs it in one transaction, which is its `db`. */
export const transactionRoute = <Id extends OperationId>(
  gate: Gate<Id>,
  handler: (call: Call<Id> & { db: Tx }) => Promise<Answer<Id>>,
): Route<Id> => route(gate, (call) => inTransaction(call.db, (tx) => handler({ ...call, db: tx })));
