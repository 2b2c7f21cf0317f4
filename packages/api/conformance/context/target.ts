import type { Schemas } from "../../src";
import type { Exchange } from "./exchange";
import type { SocketClass } from "./live-connection";
import type { Memory } from "./memory";

/** Optional hooks of a target, for tests that need more than the contract. */
export type Hook = "mails" | "clock" | "origin" | "resets" | "digests" | "alerts" | "jobs" | "moderation";

/** People can be suspended, content can be hidden, and both can be restored. */
export type ModerationAct = "suspend" | "hide" | "restore";
export type ModeratedKind = "person" | "post" | "comment" | "offer";

/** The network that a target is called from. */
export interface Network {
  /** Sends the calls; the global `fetch` by default. */
  fetch?: typeof globalThis.fetch;
  WebSocket: SocketClass;
  /** A class of sockets that send an `Origin` header. */
  socketsOf?: (origin: string) => SocketClass;
}

/** An implementation's adapter for the contract tests. */
export interface Target extends Network {
  /** The absolute address of the API. */
  baseUrl: string;
  /** Reads the code last sent to an e-mail address. */
  readOtp: (email: string) => Promise<string>;
  /** Maximum wait for live messages and mails, in milliseconds; 5 s by default. */
  patience?: number;
  /** Reads all mails to an address so far. */
  readMails?: (email: string) => Promise<string>;
  /** Reads the password code last mailed to an address. */
  readResetCode?: (email: string) => Promise<string>;
  /** Puts the implementation's clock forward. */
  passTime?: (seconds: number) => Promise<void>;
  /** Sends the daily mails that are due. Requires `readMails`. */
  sendDigests?: () => Promise<void>;
  /** Acts as an operator: on a person, by e-mail address, or on published content, by id. */
  moderate?: (act: ModerationAct, kind: ModeratedKind, id: string) => Promise<void>;
  /** Searches new offers for all alerts. Does nothing if the implementation searches on publication. */
  notifyOfAlerts?: () => Promise<void>;
  runJobs?: () => Promise<void>;
  /** Whether the server trusts X-Forwarded-For, so that each context can use its own network address. */
  isProxy?: boolean;
  /** The tests with the same group share people; by default all tests of a target do. */
  group?: string;
  /** Provides a ready-made account instead of a registration; throws `CannotRun` when none is left. */
  takeAccount?: (role: Schemas["Role"]) => ReadyAccount;
  /** Creates a verified account without calls, which saves the time of a registration. */
  addAccount?: (person: Schemas["RegisterInput"]) => Promise<ReadyAccount>;
  /** Earlier answers; by default those of all targets of this process. */
  memory?: Memory;
  /** Receives every answer before it is checked. */
  observe?: (exchange: Exchange) => void;
}

/** A verified user that no other test has used. */
export interface ReadyAccount {
  token: string;
  /** Needed by contract tests that log in again. */
  password?: string;
}

/** Thrown when a contract test needs more than the target provides. This is not a failure of the implementation. */
export class CannotRun extends Error {
  override name = "CannotRun";
}

/** The number of people that all contract tests register together, rounded up. */
export const registeredPeople = 1_100;

/** Thrown when the server lets no more people register: its limit is used up, which is no failure of the test. */
export class NoRoom extends CannotRun {
  override name = "NoRoom";
  constructor(retryAfter: string | null) {
    const wait = retryAfter === null ? "for now" : `for the next ${Math.ceil(Number(retryAfter) / 60)} minutes`;
    super(
      `The server lets no more people register from this network address ${wait}: it answers 429. The contract tests ` +
        `register about ${registeredPeople} people: wait, allow for them, run fewer with --only, or use --proxy.`,
    );
  }
}
