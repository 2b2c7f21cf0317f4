import { findOperation, operations } from "../../src/contract/load-contract";
import type { Leftovers } from "./ledger";
import type { Notes } from "./notes";
import { rulesFor } from "./rules";

/** The reported result of a check; `reason` says why it failed. */
export interface Result {
  operationId: string;
  title: string;
  kind: "holds" | "fails" | "waits" | "missing" | "not run";
  reason: string;
  /** Whether it could not run because the server stopped or a limit was used up, so that the run is incomplete. */
  isIncomplete?: boolean;
}

const marks = {
  holds: "holds  ",
  fails: "FAILS  ",
  waits: "waits  ",
  missing: "missing",
  "not run": "not run",
} as const;
/** The kinds that make a run fail. */
const bad: readonly Result["kind"][] = ["fails", "waits", "missing"];

/** Whether all checks that ran have passed. */
export const isGood = (results: readonly Result[]): boolean => !results.some(({ kind }) => bad.includes(kind));

interface Extras {
  leftovers: Leftovers | undefined;
  notes?: Notes | undefined;
}

/** Whether checks could not run because the server stopped or a limit was used up. */
export const isIncomplete = (results: readonly Result[]): boolean => results.some((result) => result.isIncomplete);

/** The readable report: failures and reasons by operation; repeated reasons appear in full once. */
export function writeReport(results: readonly Result[], { leftovers, notes = {} }: Extras, verbose: boolean): string {
  const reasons = new Map<string, number>();
  const sections = operations().flatMap(({ id: operationId }) => {
    const own = results.filter((result) => result.operationId === operationId);
    return own.length > 0 ? [section(operationId, own, reasons, verbose), ...noteLines(notes[operationId])] : [];
  });
  return [...sections, "", ...summary(results), ...(leftovers ? farewell(leftovers) : [])].join("\n");
}

function section(operationId: string, own: Result[], reasons: Map<string, number>, verbose: boolean): string {
  const { method = "", template = "" } = findOperation(operationId) ?? {};
  const held = own.filter(({ kind }) => kind === "holds").length;
  const [first] = own;
  const allMissing = own.every(({ kind }) => kind === "missing");
  const outcome = allMissing ? `missing (${own.length} checks)` : `${held} of ${own.length} hold`;
  const heading = `${isGood(own) ? "ok  " : "NOT "}  ${`${method} ${template}`.padEnd(38)}  ${operationId}: ${outcome}`;
  if (allMissing) return `${heading}\n${indent(first?.reason ?? "", 6)}`;
  const shown = own.filter(({ kind }) => verbose || kind !== "holds");
  return [heading, ...(verbose ? shown : gathered(shown)).map((result) => line(result, reasons))].join("\n");
}

const maxNamed = 10;

function noteLines(fields: readonly string[] = []): string[] {
  if (fields.length === 0) return [];
  const more = fields.length > maxNamed ? ` and ${fields.length - maxNamed} more` : "";
  const named = fields.slice(0, maxNamed).join(", ");
  return [`      note     answers fields that the contract does not declare: ${named}${more}`];
}

/** The same results, with checks that did not run grouped by reason. */
function gathered(own: readonly Result[]): Result[] {
  const told = own.filter(({ kind }) => kind === "fails");
  const untried = own.filter(({ kind }) => kind === "waits" || kind === "not run");
  const groups = new Map<string, Result[]>();
  for (const result of untried) groups.set(result.reason, [...(groups.get(result.reason) ?? []), result]);
  const single = [...groups.values()].flatMap((group) => (group[0] ? [{ ...group[0], title: titleOf(group) }] : []));
  return [...told, ...single];
}

const titleOf = (group: readonly Result[]): string =>
  group.length > 3
    ? `${group.length} checks, which --verbose names`
    : group.map(({ title }) => title).join(`\n${" ".repeat(15)}`);

function line({ operationId, title, kind, reason }: Result, reasons: Map<string, number>): string {
  const rules = kind === "fails" ? rulesFor(title, operationId) : [];
  const name = [`      ${marks[kind]}  ${title}`, ...rules.map((rule) => indent(rule, 15))].join("\n");
  if (reason === "") return name;
  const known = reasons.get(reason);
  if (known !== undefined) return `${name}  (reason ${known})`;
  reasons.set(reason, reasons.size + 1);
  return `${name}\n${indent(`${reasons.size}. ${reason}`, 15)}`;
}

const indent = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, " ".repeat(by));

function summary(results: readonly Result[]): string[] {
  const count = (wanted: Result["kind"]) => results.filter(({ kind }) => kind === wanted).length;
  const told = {
    holds: "hold",
    fails: "fail",
    missing: "are about calls that the server does not have",
    waits: "wait for such calls",
    "not run": "could not be run",
  } as const;
  const kinds = ["holds", "fails", "missing", "waits", "not run"] as const;
  const parts = kinds.flatMap((kind) => (count(kind) > 0 ? [`${count(kind)} ${told[kind]}`] : []));
  const unfinished = isIncomplete(results) ? " The run is incomplete." : "";
  const verdict = (isGood(results) ? "All checks passed." : "The server does not keep the contract.") + unfinished;
  return [`${results.length} checks: ${parts.join(", ")}. ${verdict}`];
}

function farewell({ deleted, kept, people, stay }: Leftovers): string[] {
  return [
    "",
    `Afterwards ${deleted} things that the checks had made were deleted, and their sessions ended.`,
    ...(kept.length > 0
      ? [`${kept.length} could not be deleted:`, ...kept.slice(0, 10).map((call) => `  ${call}`)]
      : []),
    ...(people > stay ? [`${people - stay} people were taken off the server.`] : []),
    ...(stay > 0
      ? [
          `${stay} people stay, with their messages and notifications: the contract has no call that deletes them; see --remove-command.`,
        ]
      : []),
  ];
}
