import type { Tx } from "../database/database";
import type { CallFiles } from "./files";

/**
 * Puts the file that a form brought in the place of the present one, whose row is locked: `undefined` keeps it, an
 * empty text removes it. Answers the name that is there from now on.
 */
export async function replaceFile(
  tx: Tx,
  files: CallFiles,
  present: string | null,
  given: string | undefined,
): Promise<string | null> {
  if (given === undefined) return present;
  await files.drop(tx, present);
  if (given === "") return null;
  await files.attach(tx, given);
  return given;
}
