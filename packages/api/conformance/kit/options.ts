import { parseArgs } from "node:util";
import { usualPatience } from "./commands";

/** The options of the command. */
export interface Options {
  /** The API's address without a trailing slash. */
  url: string;
  /** The command or URL for reading codes, or the file of ready-made accounts. */
  access: { kind: "command" | "url" | "tokens"; value: string };
  /** Operations and features to check; empty for all. */
  only: string[];
  /** A part of the name of the checks to run. */
  grep: string | undefined;
  junit: string | undefined;
  /** The command or URL returns whole mails, so that their text is checked too. */
  mails: boolean;
  /** How long a mail, a live message and a command may take, in seconds. */
  patience: number;
  /** How many features are tested side by side; by default it depends on how fast the server answers. */
  parallel: number | undefined;
  /** The server trusts X-Forwarded-For. */
  isProxy: boolean;
  /** Command that puts the server's clock forward by {seconds}. */
  clockCommand: string | undefined;
  /** Command that sends the daily mails that are due. */
  digestCommand: string | undefined;
  /** Command that applies {act} to the {kind} {id}, as operators do. */
  moderateCommand: string | undefined;
  /** Command that searches new offers for all alerts. */
  alertCommand: string | undefined;
  /** Command that runs the server's periodic jobs. */
  jobsCommand: string | undefined;
  /** Command that deletes the person with the address {email}. */
  removeCommand: string | undefined;
  verbose: boolean;
}

/** An error that the caller of the command can fix. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The most features that are tested side by side. */
export const maxParallel = 32;
/** How many features are tested side by side if the server is slow. */
export const slowParallel = 8;
/** A server is slow if a call takes longer, in milliseconds. */
export const slowMs = 50;

/** How many features to test side by side on a server whose calls take so many milliseconds. */
export const parallelFor = ({ parallel, access }: Pick<Options, "parallel" | "access">, callMs: number): number =>
  // Features side by side share no people, so that ready-made accounts would soon be used up.
  parallel ?? (callMs > slowMs && access.kind !== "tokens" ? slowParallel : 1);

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const flags = { list: flag, help: { ...flag, short: "h" }, verbose: flag, mails: flag, proxy: flag } as const;
const texts = {
  url: text,
  "otp-command": text,
  "otp-url": text,
  tokens: text,
  only: text,
  grep: text,
  junit: text,
  "clock-command": text,
  "digest-command": text,
  "moderate-command": text,
  "alert-command": text,
  "jobs-command": text,
  "remove-command": text,
  patience: text,
  parallel: text,
} as const;

/** Reads the command's arguments; throws `UsageError` when they are invalid. */
export function readOptions(args: string[]): Options | "help" | "list" {
  const values = parse(args);
  if (values.help) return "help";
  if (values.list) return "list";
  if (values.url === undefined) throw new UsageError("Say where the server is: --url http://127.0.0.1:8080");
  const only = (values.only ?? "").split(",").map((name) => name.trim());
  return {
    url: addressOf("--url", values.url),
    access: accessOf(values),
    only: only.filter((name) => name !== ""),
    grep: values.grep,
    junit: values.junit,
    mails: values.mails ?? false,
    patience: secondsOf("--patience", values.patience ?? String(usualPatience)),
    parallel: values.parallel === undefined ? undefined : parallelOf(values.parallel),
    isProxy: values.proxy ?? false,
    clockCommand: commandOf("--clock-command", values["clock-command"], "{seconds}"),
    digestCommand: values["digest-command"],
    moderateCommand: ["{act}", "{kind}", "{id}"].reduce(
      (command, place) => commandOf("--moderate-command", command, place),
      values["moderate-command"],
    ),
    alertCommand: values["alert-command"],
    jobsCommand: values["jobs-command"],
    removeCommand: commandOf("--remove-command", values["remove-command"], "{email}"),
    verbose: values.verbose ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { ...flags, ...texts } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function addressOf(option: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, "");
  throw new UsageError(`${option} must be an address that starts with http:// or https://, not "${value}".`);
}

function secondsOf(option: string, value: string): number {
  const seconds = Number(value);
  if (seconds > 0 && seconds <= 600) return seconds;
  throw new UsageError(`${option} must be a number of seconds up to 600, not "${value}".`);
}

function parallelOf(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= maxParallel) return count;
  throw new UsageError(`--parallel must be a number from 1 to ${maxParallel}, not "${value}".`);
}

function commandOf(option: string, value: string | undefined, place: string): string | undefined {
  if (value === undefined || value.includes(place)) return value;
  throw new UsageError(`${option} needs ${place} where it belongs.`);
}

function accessOf(values: { "otp-command"?: string; "otp-url"?: string; tokens?: string }): Options["access"] {
  const given = (["otp-command", "otp-url", "tokens"] as const).flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const [first] = given;
  if (!first || given.length > 1)
    throw new UsageError(
      "Say how to read the code of a mail, --otp-command or --otp-url, or give ready-made accounts, --tokens: one of the three.",
    );
  const { name, value } = first;
  if (name === "tokens") return { kind: "tokens", value };
  if (!value.includes("{email}")) throw new UsageError(`--${name} needs {email} where the address belongs.`);
  return name === "otp-url" ? { kind: "url", value: addressOf("--otp-url", value) } : { kind: "command", value };
}
