import { parseArgs } from "node:util";
import { registeredPeople } from "../context/target";
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

export const help = `Holds a server to Passerelle's contract, openapi.yaml: every call, error, role, page, upload and live message.

  npx passerelle-conformance --url http://127.0.0.1:8080 --otp-command 'cat mails/{email}'

The server
  --url ADDRESS          where the API is, with its path if it has one (http://127.0.0.1:8080/api)

People: exactly one of these. The checks register about ${registeredPeople} people and read the code that is mailed
to each. A server on another machine that allows fewer from one network address needs --proxy.
  --otp-command COMMAND  prints the mails sent to {email}, which stands there in small letters; the last number of
                         six digits is taken for the code
  --otp-url ADDRESS      gives the same by GET; {email} stands in it, too
  --tokens FILE          ready-made, verified, unused accounts instead:
                         {"applicant": [{"token": "...", "password": "..."}], "recruiter": [{"token": "..."}]}
                         Two of each role are enough for a sixth of the checks, thirty for almost a
                         quarter; what cannot be run is listed as such.

What a server may offer beside; what needs it is listed as not run otherwise
  --mails                the way above prints whole mails: what they say is checked, too
  --proxy                it believes a proxy: each check says in X-Forwarded-For that it comes from another network
                         address, so that limits of an address leave room for any number of runs
  --clock-command COMMAND
                         puts the server's clock forward by {seconds}; at the end it is put back by a negative number
  --digest-command COMMAND
                         sends the mails of the day that are due; it needs --mails
  --moderate-command COMMAND
                         does {act} to the {kind} {id}, as the server's operator can: suspend or restore a person, by
                         the e-mail address; hide or restore a post, a comment or an offer
  --alert-command COMMAND
                         has the alerts look for new offers
  --jobs-command COMMAND
                         does what the server does by itself from time to time: with --clock-command and --mails, what
                         is kept for how long; people inactive for two years are deleted
  --remove-command COMMAND
                         takes the person {email} off the server; run at the end for each who registered

  --patience SECONDS     waits so long for each mail and each live message, and ends a command after so long; ${usualPatience} by
                         default

What is checked
  --only NAMES           operations or features, separated by commas: --only login,register,cv
  --grep TEXT            checks whose name contains this text: --grep D-010
  --list                 shows operations and features with their number of checks, and checks nothing

The report
  --verbose              names the checks that hold, too
  --junit FILE           writes JUnit's XML for a build server
  --help

It ends with 0 when everything holds, 1 when something does not, and 2 when it could not run, or not to its end: because
the server stopped, or let no more people register.
`;

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
