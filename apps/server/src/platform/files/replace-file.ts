import type { Tx } from "../database/database";
import type { CallFiles } from "./call-files";

/**
 * Replaces the current file, whose row is locked, by a form's file: `undefined` keeps it, an empty text removes it.
 * Returns the name to store.
 */
export async function replaceFile(
  tx: Tx,
  files: CallFiles,
  current: string | null,
  given: string | undefined,
): Promise<string | null> {
  if (given === undefined) return current;
  await files.drop(tx, current);
  if (given === "") return null;
  await files.attach(tx, given);
  return given;
}
