import { type Accounts, createAccounts, type TestUser } from "./accounts";
import { createCaller, type Caller, type From } from "./caller";
import type { OperationId } from "../../src/contract/operation-types";
import { connectLive, type LiveConnection, type LiveKey, PATIENCE_MS } from "./live-connection";
import { noteChange } from "./agreeing-views";
import { lendPeople } from "./reuse";
import { forgetSessions } from "./sessions";
import { CannotRun, type Hook, type ModeratedKind, type Target } from "./target";

/** The means of a contract test. */
export interface TestContext extends Accounts {
  baseUrl: string;
  /** The tests with the same group share people. */
  group: string;
  /** Maximum wait for messages that the server pushes and for mails, in milliseconds. */
  patience: number;
  anonymous: Caller;
  /** Keeps a user from being lent to later tests, because several tests share them. */
  keep: (user: TestUser) => void;
  withToken: (token: string) => Caller;
  readOtp: (email: string) => Promise<string>;
  readMails: (email: string) => Promise<string>;
  readResetCode: (email: string) => Promise<string>;
  passTime: (seconds: number) => Promise<void>;
  sendDigests: () => Promise<void>;
  suspend: (user: TestUser) => Promise<void>;
  hide: (kind: "post" | "comment" | "offer", id: number) => Promise<void>;
  /** Lifts a suspension, or restores hidden content. */
  restore: (kind: ModeratedKind, subject: TestUser | number) => Promise<void>;
  notifyOfAlerts: () => Promise<void>;
  runJobs: () => Promise<void>;
  /** Opens the live channel, optionally as a page of another origin. */
  openLive: (key: LiveKey, origin?: string) => Promise<LiveConnection>;
}

/** A test that every implementation of the contract has to pass. It refers to no particular implementation. */
export interface ContractTest {
  title: string;
  operationId: OperationId;
  run: ((context: TestContext) => Promise<void>) & { isExclusive?: boolean };
  /** Optional hooks of a target that the test needs. */
  needs?: Hook | readonly Hook[];
}

/** Marks a test that compares whole lists or counts of the server, which other tests would change meanwhile. */
export const exclusive = (run: ContractTest["run"]): ContractTest["run"] => Object.assign(run, { isExclusive: true });

/** The hooks that act on everyone. */
const forEveryone: readonly Hook[] = ["clock", "jobs"];

/** Whether no other test may run beside a contract test. */
export const needsWholeServer = ({ run, needs = [] }: ContractTest): boolean =>
  run.isExclusive === true || [needs].flat().some((hook) => forEveryone.includes(hook));

/** Whether a target with these hooks can run a contract test. */
export const isOffered = ({ needs = [] }: Pick<ContractTest, "needs">, hooks: readonly Hook[]): boolean =>
  [needs].flat().every((hook) => hooks.includes(hook));

export function contractTest(
  title: string,
  operationId: OperationId,
  run: ContractTest["run"],
  needs?: ContractTest["needs"],
): ContractTest {
  return { title, operationId, run, ...(needs && { needs }) };
}

type Runs = Record<string, ContractTest["run"]>;

/** Contract tests of an operation, by title. */
export const testsOf = (operationId: OperationId, runs: Runs): ContractTest[] =>
  Object.entries(runs).map(([title, run]) => contractTest(title, operationId, run));

/** Contract tests of an operation that need hooks of the target, by title. */
export const testsWith = (needs: ContractTest["needs"], operationId: OperationId, runs: Runs): ContractTest[] =>
  Object.entries(runs).map(([title, run]) => contractTest(title, operationId, run, needs));

/** Runs a contract test, or another act, against a target; its people are lent to later tests. */
export async function runTest<Value>(run: (context: TestContext) => Promise<Value>, target: Target): Promise<Value> {
  const people = lendPeople(target.baseUrl);
  const observe: Target["observe"] = (exchange) => {
    people.note(exchange);
    target.observe?.(exchange);
  };
  const context = createTestContext({ ...target, observe }, people);
  const value = await run(context);
  // Adding an account takes less time than taking back what a person did. What cannot be taken back is lent to no one.
  if (!target.addAccount) await people.giveBack(context.withToken).catch(() => undefined);
  return value;
}

/** Creates a test context for a target, whose people are new or among those to be lent. */
export function createTestContext(target: Target, people?: ReturnType<typeof lendPeople>): TestContext {
  const { baseUrl, group = "", readOtp, WebSocket, patience = PATIENCE_MS } = target;
  const from: From = target.isProxy ? { "X-Forwarded-For": `10.${byte()}.${byte()}.${byte()}` } : {};
  const anonymous = createCaller(target, from);

  const { register, signUp, signIn } = createAccounts(target, { from, anonymous, people });

  const moderate: NonNullable<Target["moderate"]> = async (...act) => {
    await needed(target.moderate, "what the operators of the server do")(...act);
    noteChange();
  };

  return {
    baseUrl,
    group,
    patience,
    anonymous,
    register,
    signIn,
    signUp,
    keep: ({ token }) => people?.keep(token),
    withToken: (token) => createCaller(target, from, token),
    readOtp,
    readMails: (email) => needed(target.readMails, "the text of mails")(email),
    readResetCode: (email) => needed(target.readResetCode, "the codes for a new password")(email),
    passTime: async (seconds) => {
      await needed(target.passTime, "to put the server's clock forward")(seconds);
      noteChange();
      forgetSessions();
    },
    sendDigests: running(target.sendDigests, "the mails of the day to be sent"),
    suspend: ({ me }) => moderate("suspend", "person", me.email),
    hide: (kind, id) => moderate("hide", kind, String(id)),
    restore: (kind, subject) =>
      moderate("restore", kind, typeof subject === "number" ? String(subject) : subject.me.email),
    notifyOfAlerts: running(target.notifyOfAlerts, "the alerts to look for offers"),
    runJobs: running(target.runJobs, "what the server does by itself to be done"),
    openLive: (key, origin) => {
      const socket = origin === undefined ? WebSocket : needed(target.socketsOf, "sockets of another origin")(origin);
      return connectLive(baseUrl, key, socket, patience);
    },
  };
}

/** A hook of a target, which a test needs. */
function needed<Given>(hook: Given | undefined, what: string): Given {
  if (hook === undefined) throw new CannotRun(`It needs ${what}.`);
  return hook;
}

/** Runs a hook of a target, which may change anything. */
const running = (hook: (() => Promise<void>) | undefined, what: string) => async () => {
  await needed(hook, what)();
  noteChange();
};

const byte = () => Math.floor(Math.random() * 256);
