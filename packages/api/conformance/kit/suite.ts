import { afterAll, beforeAll, describe, inject, it, type TestContext } from "vitest";
import { WebSocket } from "ws";
import { anotherApplicant, anotherRecruiter, theApplicant, theRecruiter } from "../context/acts";
import { needsWholeServer, type ContractTest } from "../context/harness";
import type { Exchange } from "../context/exchange";
import { CannotRun, type Network, type Target } from "../context/target";
import { declareContractTests } from "../index";
import { createPool, readAccounts } from "./ready-accounts";
import { attempt, check, stop, type Tested } from "./check";
import { createCodeReader, createMailReader, lastResetCode, NoCodes } from "./codes";
import { run } from "./commands";
import { onStopTests } from "./interrupt";
import { createLedger, type Leftovers } from "./ledger";
import { createLocalNetworks } from "./networks";
import { createNotes, type Notes } from "./notes";
import type { Options } from "./options";

declare module "vitest" {
  interface ProvidedContext {
    options: Options;
    missing: Record<string, number>;
    parallel: number;
  }
  interface TaskMeta {
    operationId?: string;
    outcome?: "waits" | "missing";
    isIncomplete?: boolean;
    leftovers?: Leftovers;
    notes?: Notes;
  }
}

const options = inject("options");
const parallel = inject("parallel");
const patience = options.patience * 1000;
/** Runs a command of the options, with a value in place of the placeholder. */
const runWith = (command: string, place = "", value = "") => run(command, { place, value, patience });
const ledger = createLedger();
const notes = createNotes();

const noCodes = () => Promise.reject(new CannotRun("It needs the code of a mail."));

function people(): Pick<Target, "readOtp" | "readMails" | "readResetCode" | "takeAccount"> {
  const { kind, value } = options.access;
  if (kind === "tokens") return { readOtp: noCodes, takeAccount: createPool(readAccounts(value)) };
  return {
    readOtp: createCodeReader(kind, value, { patience }),
    ...(options.mails && {
      readMails: createMailReader(kind, value, patience),
      readResetCode: createCodeReader(kind, value, { patience, find: lastResetCode }),
    }),
  };
}

/** Controls the server's clock, and resets it at the end. */
function clock() {
  const { clockCommand } = options;
  if (clockCommand === undefined) return { back: async () => undefined };
  let passed = 0;
  const pass = (seconds: number) => runWith(clockCommand, "{seconds}", String(seconds));
  return {
    passTime: async (seconds: number) => {
      await pass(seconds);
      passed += seconds;
    },
    back: async () => {
      if (passed > 0) await pass(-passed);
    },
  };
}

/** Runs the server's periodic jobs on demand. */
function jobs(): Pick<Target, "sendDigests" | "notifyOfAlerts" | "runJobs"> {
  const { digestCommand, alertCommand, jobsCommand } = options;
  return {
    ...(digestCommand !== undefined && { sendDigests: async () => void (await runWith(digestCommand)) }),
    ...(alertCommand !== undefined && { notifyOfAlerts: async () => void (await runWith(alertCommand)) }),
    ...(jobsCommand !== undefined && { runJobs: async () => void (await runWith(jobsCommand)) }),
  };
}

/** Operators' acts on demand. */
function operators(): Pick<Target, "moderate"> {
  const { moderateCommand } = options;
  if (moderateCommand === undefined) return {};
  return {
    moderate: async (act, kind, id) =>
      void (await runWith(moderateCommand.replaceAll("{act}", act).replaceAll("{kind}", kind), "{id}", id)),
  };
}

/** A socket class for pages of an origin. */
const socketsOf = (origin: string) =>
  class extends WebSocket {
    constructor(url: string) {
      super(url, { origin });
    }
  };

const { back, ...time } = clock();
const { url: baseUrl, isProxy } = options;
const target: Target = {
  baseUrl,
  isProxy,
  patience,
  WebSocket,
  socketsOf,
  ...people(),
  ...jobs(),
  ...operators(),
  ...time,
};
const observe = (exchange: Exchange) => {
  ledger.note(exchange);
  notes.note(exchange);
};
let networks: Network[] = [];
let turn = 0;
const nextNetwork = () => networks[(turn += 1) % networks.length];
const stopListening = onStopTests(() => stop(target, "The run was stopped by hand."));
const tested: Tested = { target, nextNetwork, missing: inject("missing"), observe };

/** No person can be registered, so that a whole run would test almost nothing. */
class NoPeople extends Error {
  override name = "NoPeople";
}

const isWhole = options.only.length === 0 && options.grep === undefined;
const isWanted = ({ operationId, title }: ContractTest, feature: string) =>
  (options.only.length === 0 || options.only.includes(feature) || options.only.includes(operationId)) &&
  (options.grep === undefined || `${operationId}: ${title}`.includes(options.grep));

// `afterAll` has no access to the file, whose meta carries data to the report.
let file: TestContext["task"]["file"] | undefined;

async function tell(test: ContractTest, { task, skip }: TestContext) {
  file = task.file;
  task.meta.operationId = test.operationId;
  // The people of features side by side would notice what other features do with them.
  const group = parallel > 1 ? (task.suite?.name ?? "") : "";
  const outcome = await check(test, { ...tested, target: { ...target, group } });
  if (outcome.kind === "fails") throw outcome.error;
  if (outcome.kind === "not run") {
    task.meta.isIncomplete = outcome.isIncomplete ?? false;
    skip(outcome.reason);
  } else if (outcome.kind !== "holds") {
    task.meta.outcome = outcome.kind;
    throw new Error(outcome.reason);
  }
}

// Reserves the first ready-made accounts for the people shared by most contract tests.
beforeAll(async () => {
  if (!isProxy) networks = await createLocalNetworks(baseUrl);
  const shared = [theApplicant, anotherApplicant, theRecruiter, anotherRecruiter];
  const outcomes = await Promise.all(shared.map((person) => attempt(person, tested)));
  // Fails once, instead of a thousand failures that have nothing to do with the server.
  for (const outcome of outcomes) {
    if (outcome.kind === "fails" && outcome.error instanceof NoCodes) throw outcome.error;
    if (outcome.kind === "not run" && outcome.isIncomplete && isWhole) throw new NoPeople(outcome.reason);
  }
});

if (parallel === 1) declareContractTests({ describe, it }, tell, isWanted);
else {
  const half = (isMeant: (test: ContractTest) => boolean) => (test: ContractTest, feature: string) =>
    isMeant(test) && isWanted(test, feature);
  const sideBySide = { describe: describe.concurrent, it: it.sequential };
  declareContractTests(
    sideBySide,
    tell,
    half((test) => !needsWholeServer(test)),
  );
  declareContractTests({ describe, it }, tell, half(needsWholeServer));
}

// Allows for thousands of deletions, and for waits for limits.
afterAll(async () => {
  stopListening();
  await back();
  const { removeCommand } = options;
  const removal = removeCommand && ((email: string) => runWith(removeCommand, "{email}", email));
  const leftovers = await ledger.settle(options.url, { removePerson: removal || undefined, parallel });
  if (file) Object.assign(file.meta, { leftovers, notes: notes.all() });
}, 600_000);
