import { isUnreachable } from "../database/connection-errors";
import { StoreUnavailableError } from "../files/file-store";
import { EstimatorUnavailable } from "../password-service";

const unavailableErrors = [StoreUnavailableError, EstimatorUnavailable];
// A disk of the database or of this server refuses writes.
const diskCodes = ["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "ENODEV", "53100"];
// Waited too long for a lock, for example while a newer release changes a table.
const lockCodes = ["40P01", "55P03", "57014"];
const temporaryCodes = new Set<unknown>([...diskCodes, ...lockCodes]);

/** Whether a failure is temporary, and so answered with 503 instead of 500. */
export const isTemporary = (error: Error): boolean =>
  isUnreachable(error) ||
  unavailableErrors.some((unavailable) => error instanceof unavailable) ||
  ("code" in error && temporaryCodes.has(error.code));
