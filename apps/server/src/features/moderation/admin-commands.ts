import { parseArgs } from "node:util";
import { AdminError, type CommandContext, type Options, type Outcome } from "./command-context";
import { showAudit } from "./show-audit";
import { hide, restore } from "./hide-content";
import { rotateLinkKey } from "../../platform/files/signed-links";
import { endSessions, suspend } from "./suspend-people";
import { listReports, resolveReport, showReport } from "./review-reports";

interface Command {
  usage: string;
  about: string;
  /** The number of arguments after its name. */
  words: number;
  options: readonly (keyof Options)[];
  run: (context: CommandContext) => Promise<Outcome>;
}

const page = ["before", "limit"] as const;

const commands: Readonly<Record<string, Command>> = {
  reports: {
    usage: "reports [--all]",
    about: "list the open reports, or all",
    words: 0,
    options: ["all", ...page],
    run: listReports,
  },
  report: { usage: "report ID", about: "show a report with the content seen", words: 1, options: [], run: showReport },
  resolve: {
    usage: "resolve ID --note TEXT",
    about: "close a report with the decision",
    words: 1,
    options: ["note"],
    run: resolveReport,
  },
  hide: { usage: "hide post|comment|offer ID", about: "hide it from everybody", words: 2, options: [], run: hide },
  suspend: {
    usage: "suspend NAME --reason TEXT",
    about: "end a person's sessions, refuse their logins and mail them why",
    words: 1,
    options: ["reason"],
    run: suspend,
  },
  restore: {
    usage: "restore person|post|comment|offer NAME|ID",
    about: "take back a suspension, or show hidden content again",
    words: 2,
    options: [],
    run: restore,
  },
  "end-sessions": {
    usage: "end-sessions NAME",
    about: "log a person out everywhere",
    words: 1,
    options: [],
    run: endSessions,
  },
  "rotate-link-key": {
    usage: "rotate-link-key",
    about: "sign links to resumes with a new key",
    words: 0,
    options: [],
    run: async ({ tx, clock }) => {
      await rotateLinkKey(tx, clock);
      return { answer: { rotated: "link key" } };
    },
  },
  audit: {
    usage: "audit [--account NAME] [--event EVENT] [--since DATE]",
    about: "show the audit log, the newest first",
    words: 0,
    options: ["account", "event", "since", ...page],
    run: showAudit,
  },
};

const usages = Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(56)}${about}`);

/** The help text of the tool. */
export const help = `Usage: npm run admin -- COMMAND [--json]

${usages.join("\n")}

NAME is a username, an e-mail address or an id as id:12. Lists take --limit N (50) and --before ID for the page that follows.
The database is that of DATABASE_URL, else the one in DATA_DIR, also while the server runs.
`;

export interface TypedCommand {
  name: string;
  command: Command;
  args: string[];
  options: Options;
}

const text = { type: "string" } as const;
const known = {
  all: { type: "boolean" },
  note: text,
  reason: text,
  account: text,
  event: text,
  since: text,
  before: text,
  limit: text,
} as const satisfies Record<keyof Options, object>;

/** Parses a command line. @throws AdminError if it is invalid */
export function readCommand(line: readonly string[]): TypedCommand {
  const [name = "", ...rest] = line;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new AdminError(`There is no command "${name}". See: npm run admin -- --help`);
  const usage = `Usage: npm run admin -- ${command.usage}`;
  try {
    const { values, positionals } = parseArgs({ args: rest, options: known, allowPositionals: true });
    const foreign = Object.keys(values).find((option) => !command.options.some((own) => own === option));
    if (foreign !== undefined) throw new AdminError(`${name} knows no --${foreign}.\n${usage}`);
    if (positionals.length !== command.words) throw new AdminError(usage);
    return { name, command, args: positionals, options: values };
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
