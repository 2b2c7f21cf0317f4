import type { OperationId } from "@passerelle/api/contract";
import { FieldProblem, mergeFaults } from "@passerelle/domain";
import type { Tx } from "../database/database";
import { inTransaction } from "../database/transactions";
import { countOrReject } from "../rate-limiter";
import type { Answer, Call, FormHandler, Gate, Handler, Route } from "./handler";

/** Puts a handler behind its gate. */
export function route<Id extends OperationId>(gate: Gate<Id>, handler: Handler<Id>): Route<Id> {
  const handle: Handler<Id> = async (call) => {
    if (call.refused) throw call.refused;
    await countCall(gate, call);
    return handler(call);
  };
  return Object.assign(handle, { gate });
}

async function countCall<Id extends OperationId>({ limit }: Gate<Id>, call: Call<Id>): Promise<void> {
  if (limit) await countOrReject(call, [{ limit, subject: String(call.user.id) }]);
}

/** Puts a handler behind its gate, and runs it in one transaction, which is its `db`. */
export const transactionRoute = <Id extends OperationId>(
  gate: Gate<Id>,
  handler: (call: Call<Id> & { db: Tx }) => Promise<Answer<Id>>,
): Route<Id> => route(gate, (call) => inTransaction(call.db, (tx) => handler({ ...call, db: tx })));

/** Puts the handler of a form behind its gate. A refusal names the faults of all fields (D-310). */
export const formRoute = <Id extends OperationId>(gate: Gate<Id>, handler: FormHandler<Id>): Route<Id> =>
  formRouteIn(gate, handler, (call, run) => run(call));

/** Like `formRoute`, but check and save run in one transaction, which is their `db`. */
export const transactionFormRoute = <Id extends OperationId>(
  gate: Gate<Id>,
  handler: FormHandler<Id, Call<Id> & { db: Tx }>,
): Route<Id> => formRouteIn(gate, handler, (call, run) => inTransaction(call.db, (tx) => run({ ...call, db: tx })));

function formRouteIn<Id extends OperationId, C extends Call<Id>>(
  gate: Gate<Id>,
  check: FormHandler<Id, C>,
  runIn: <T>(call: Call<Id>, run: (call: C) => Promise<T>) => Promise<T>,
): Route<Id> {
  const handle: Handler<Id> = async (call) => {
    const { refused } = call;
    if (refused) throw await runIn(call, (inner) => addFaults(refused, () => check(inner)));
    await countCall(gate, call);
    return runIn(call, async (inner) => (await check(inner))());
  };
  return Object.assign(handle, { gate });
}

async function addFaults(refused: FieldProblem, check: () => Promise<unknown>): Promise<FieldProblem> {
  try {
    await check();
    return refused;
  } catch (error) {
    if (error instanceof FieldProblem) return mergeFaults([refused, error]);
    throw error;
  }
}
