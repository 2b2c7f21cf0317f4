import { createTestContext, type ContractTest, type TestContext } from "../harness";
import { CannotRun, type Target } from "../target";
import type { Exchange } from "../exchange";
import { findOperation } from "../../src/contract/reader";

/** How a check came out; `reason` says why it did not hold. */
export type Outcome =
  | { kind: "holds" }
  | { kind: "fails"; error: unknown }
  /** It calls something else that the server does not have. */
  | { kind: "waits"; reason: string }
  | { kind: "missing"; reason: string }
  | { kind: "not run"; reason: string };

/** The server under test: its target, and the statuses that stand for operations that it does not have. */
export interface Tested {
  target: Target;
  missing: Readonly<Record<string, number>>;
  observe: (exchange: Exchange) => void;
}

const named = (operationId: string) => {
  const operation = findOperation(operationId);
  return operation ? `${operation.method} ${operation.template}` : operationId;
};

/** The calls of a contract test; the last ones are reported when it fails. */
const SHOWN = 2;
/** What is made once for several contract tests fails for all of them with one error; its calls belong to the first. */
const callsBefore = new WeakMap<object, Exchange[]>();

/** Tries one contract test, unless it is about something that the server does not have. */
export async function check({ operationId, run }: ContractTest, tested: Tested): Promise<Outcome> {
  const status = tested.missing[operationId];
  if (status === undefined) return attempt(run, tested);
  return { kind: "missing", reason: `The server has no ${named(operationId)}: it answers ${status} without a token.` };
}

/** Does something with the server, and keeps its calls in mind for when it fails. */
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
    if (error instanceof CannotRun) return { kind: "not run", reason: error.message };
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
