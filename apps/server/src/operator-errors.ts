import { AdminError } from "./features/moderation";
import { type Config, ConfigError } from "./platform/config";
import { DataInUseError } from "./platform/database/data-lock";
import { NewerDatabaseError } from "./platform/database/migrate";
import { DatabaseUnreachableError } from "./platform/database/connection-errors";

/** Errors whose message is for the operator. */
const explained = [AdminError, ConfigError, DataInUseError, DatabaseUnreachableError, NewerDatabaseError];

/** An error with a code from the system or PostgreSQL. */
interface CodedError extends Error {
  code: string;
  path?: string;
  port?: number;
  address?: string;
}
const isCodedError = (error: unknown): error is CodedError =>
  error instanceof Error && "code" in error && typeof error.code === "string";

/** The messages for a port that cannot be opened. */
const portSentences: Record<string, (name: string, error: CodedError) => string> = {
  EADDRINUSE: (name, { port }) => `Port ${port} is in use by another program. Set ${name} to another one.`,
  EACCES: (name, { port }) => `Port ${port} may not be used by this user. Set ${name} to one above 1023.`,
  EADDRNOTAVAIL: (name, { address }) =>
    `This machine has no address ${address}. Set ${name === "PORT" ? "HOST" : "METRICS_HOST"} to one that it has.`,
};

/** The messages for a file or folder that cannot be used. */
const fileSentences: Record<string, (path: string) => string> = {
  EACCES: (path) => `This user may not use ${path}. Give this user the right to, or choose another place.`,
  EPERM: (path) => `This user may not change ${path}. Give it to this user, or choose another place.`,
  EROFS: (path) => `Nothing can be written to ${path}: it is read-only. Choose another place.`,
  ENOTDIR: (path) => `${path} is not in a folder. Choose another place.`,
  EEXIST: (path) => `${path} is not a folder. Choose another place.`,
  ENOSPC: (path) => `There is no room left for ${path}.`,
};

/** PostgreSQL's code for insufficient privileges. */
const insufficientPrivilege = "42501";
const mayNotChange = (error: unknown) => isCodedError(error) && error.code === insufficientPrivilege;

/** A sentence for errors that an operator can fix; undefined for others, which need the stack. */
function sentenceFor(error: unknown, config?: Config): string | undefined {
  if (explained.some((kind) => error instanceof kind)) return String(Object(error).message);
  if (mayNotChange(error) || mayNotChange(Object(error).cause))
    return "The user in DATABASE_URL may not change the database: make it the owner (ALTER DATABASE … OWNER TO …).";
  if (!isCodedError(error)) return undefined;
  if ("syscall" in error && error.syscall === "listen")
    return portSentences[error.code]?.(error.port === config?.metrics?.port ? "METRICS_PORT" : "PORT", error);
  return error.path === undefined ? undefined : fileSentences[error.code]?.(error.path);
}

/** As `sentenceFor`, with the error's and its cause's stack as a fallback. */
export function explain(error: unknown, config?: Config): string {
  const sentence = sentenceFor(error, config);
  if (sentence !== undefined || !(error instanceof Error)) return sentence ?? String(error);
  return `${error.stack}${error.cause instanceof Error ? `\n${error.cause.stack}` : ""}`;
}
