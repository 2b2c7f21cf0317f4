import { createTestContext, type ContractTest, type TestContext } from "../context/harness";
import { CannotRun, NoRoom, type Target } from "../context/target";
import { stoppedServer } from "./stopped";
import type { Exchange } from "../context/exchange";
import { findOperation } from "../../src/contract/reader";

/** The outcome of a check, with the reason if it did not pass. */
export type Outcome =
  | { kind: "holds" }
  | { kind: "fails"; error: unknown }
  /** The test calls another operation that the server does not implement. */
  | { kind: "waits"; reason: string }
  | { kind: "missing"; reason: string }
  | { kind: "not run"; reason: string; isIncomplete?: boolean };

/** The server under test: its target, and the status that it answers for each missing operation. */
export interface Tested {
  target: Target;
  missing: Readonly<Record<string, number>>;
  observe: (exchange: Exchange) => void;
}

const named = (operationId: string) => {
  const operation = findOperation(operationId);
  return operation ? `${operation.method} ${operation.template}` : operationId;
};

/** How many of the last calls a failure shows. */
const SHOWN = 2;
/** Calls by error: a shared fixture fails all its tests with the same error, and only the first one has the calls. */
const callsBefore = new WeakMap<object, Exchange[]>();

const stopped = new Map<string, string>();

/** Runs one contract test, unless the server does not implement its operation or has stopped. */
export async function check({ operationId, run }: ContractTest, tested: Tested): Promise<Outcome> {
  const ended = stopped.get(tested.target.baseUrl);
  if (ended !== undefined) return { kind: "not run", reason: ended, isIncomplete: true };
  const status = tested.missing[operationId];
  if (status === undefined) return attempt(run, tested);
  return { kind: "missing", reason: `The server has no ${named(operationId)}: it answers ${status} without a token.` };
}

/** Runs an act against the server, and adds its last calls to the error if it fails. */
export async function attempt(run: (context: TestContext) => Promise<unknown>, tested: Tested): Promise<Outcome> {
  const { target, missing, observe } = tested;
  const calls: Exchange[] = [];
  const record = (exchange: Exchange) => {
    calls.push(exchange);
    observe(exchange);
  };
  try {
    await run(createTestContext({ ...target, observe: record }));
    return { kind: "holds" };
  } catch (error) {
    if (error instanceof CannotRun)
      return { kind: "not run", reason: error.message, isIncomplete: error instanceof NoRoom };
    const reason = await stoppedServer(target.baseUrl);
    if (reason !== undefined) stopped.set(target.baseUrl, reason);
    return failed(error, calls, missing);
  }
}

function failed(error: unknown, own: Exchange[], missing: Tested["missing"]): Outcome {
  if (!(error instanceof Error)) return { kind: "fails", error };
  const isKnown = callsBefore.has(error);
  const calls = callsBefore.get(error) ?? own;
  callsBefore.set(error, calls);
  const wanting = calls.find((call) => call.operationId !== undefined && call.operationId in missing)?.operationId;
  if (wanting) return { kind: "waits", reason: `It needs ${named(wanting)}, which the server does not have.` };
  const last = calls.slice(-SHOWN).map(describe);
  if (!isKnown && last.length > 0) error.message += `\n\nThe last calls:\n${last.join("\n")}`;
  return { kind: "fails", error };
}

const describe = ({ method, path, sent = "", status, text }: Exchange) =>
  [`${method} ${shorten(path, 120)}`, shorten(sent, 200), "->", `${status}`, shorten(text.replaceAll(/\s+/g, " "), 300)]
    .filter((part) => part !== "")
    .join(" ");

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}...` : text);
