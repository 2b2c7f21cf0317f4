import type { Schemas } from "../src/index";
import type { Exchange } from "./exchange";
import type { SocketClass } from "./live-connection";

/** What a contract test may need of a target beside the contract. */
export type Hook = "mails" | "clock" | "origin" | "resets" | "digests" | "alerts" | "jobs" | "moderation";

/** People are suspended, what they published is hidden, and both are restored. */
export type ModerationAct = "suspend" | "hide" | "restore";
export type ModeratedKind = "person" | "post" | "comment" | "offer";

/** What an implementation supplies to be held to the contract tests. */
export interface Target {
  /** Where the API is, absolute. */
  baseUrl: string;
  /** The code last sent to an e-mail address. */
  readOtp: (email: string) => Promise<string>;
  WebSocket: SocketClass;
  /** How long something that comes by itself is waited for, in milliseconds: a live message, a mail; 5 s if not said. */
  patience?: number;
  /** Everything that was mailed to an address so far. */
  readMails?: (email: string) => Promise<string>;
  /** The code for a new password that was last mailed to an address. */
  readResetCode?: (email: string) => Promise<string>;
  /** Puts the clock of the implementation forward. */
  passTime?: (seconds: number) => Promise<void>;
  /** Sends the mails of the day that are due. It needs `readMails`. */
  sendDigests?: () => Promise<void>;
  /** Does what its operators do: to a person, by their e-mail address, or to what people published, by its id. */
  moderate?: (act: ModerationAct, kind: ModeratedKind, id: string) => Promise<void>;
  /** Looks for offers that alerts have not found yet; nothing to do for who looks as soon as one is published. */
  notifyOfAlerts?: () => Promise<void>;
  /** Does what the implementation does by itself from time to time: it ends, deletes and writes what is due. */
  runJobs?: () => Promise<void>;
  /** The sockets that a page of another origin opens. */
  socketsOf?: (origin: string) => SocketClass;
  /** Tells the implementation, as a proxy does, that each context comes from a network address of its own. */
  isProxy?: boolean;
  /** A ready-made account in the place of a new one; throws `CannotRun` when there is none left. */
  takeAccount?: (role: Schemas["Role"]) => ReadyAccount;
  /** Told of every answer, before it is judged. */
  observe?: (exchange: Exchange) => void;
}

/** A verified user that no other test has used. */
export interface ReadyAccount {
  token: string;
  /** For contract tests that log in again. */
  password?: string;
}

/** Thrown when a contract test needs more than the target provides; not a failure of the implementation. */
export class CannotRun extends Error {
  override name = "CannotRun";
}
