import { readFileSync } from "node:fs";
import type { Schemas } from "../../src/index";
import { asNode } from "../../src/contract/openapi-document";
import { CannotRun, type ReadyAccount } from "../context/target";
import { UsageError } from "./options";

type Role = Schemas["Role"];

/** Reads a file of ready-made accounts; throws `UsageError` when the file is invalid. */
export function readAccounts(file: string): Record<Role, ReadyAccount[]> {
  const content = asNode(readJson(file));
  const listOf = (role: Role) => {
    const list = content[role] ?? [];
    if (Array.isArray(list)) return list.map((entry, index) => accountOf(entry, `${role}[${index}]`, file));
    throw new UsageError(`${file}: "${role}" must be a list of accounts.`);
  };
  const accounts = { applicant: listOf("applicant"), recruiter: listOf("recruiter") };
  if (accounts.applicant.length + accounts.recruiter.length === 0)
    throw new UsageError(`${file} has no accounts: {"applicant": [{"token": "..."}], "recruiter": [{"token": "..."}]}`);
  return accounts;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function accountOf(entry: unknown, place: string, file: string): ReadyAccount {
  const { token, password } = asNode(entry);
  if (typeof token !== "string" || token === "") throw new UsageError(`${file}: ${place} needs a "token".`);
  return typeof password === "string" ? { token, password } : { token };
}

/** Hands out each ready-made account once, since contract tests expect unused users. */
export function createPool(accounts: Readonly<Record<Role, readonly ReadyAccount[]>>): (role: Role) => ReadyAccount {
  const left = { applicant: [...accounts.applicant], recruiter: [...accounts.recruiter] };
  return (role) => {
    const next = left[role].shift();
    if (!next) throw new CannotRun(`No unused ${role} is left of the ${accounts[role].length} given.`);
    return next;
  };
}
