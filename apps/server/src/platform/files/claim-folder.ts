import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config";
import { protectFolder } from "../data-folder";
import { typeOf } from "./stored-file-types";

/** Marks a folder as the one that holds the files; the empty folder at an unmounted path does not have it. */
export const marker = ".passerelle";

/** Creates the folder if it does not exist; resolves a link to its target. */
function placeOf(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return realpathSync(folder);
  } catch (error) {
    if (Object(error).code !== "ENOENT") throw error;
    throw new ConfigError(`The link ${folder} leads nowhere: create or mount what it leads to.`, { cause: error });
  }
}

/**
 * Claims a folder, or the target of a link, for files, readable only for its owner.
 * @param expectsFiles whether files have been stored already
 * @throws ConfigError if it belongs to another user, or lacks the expected files; the system's error if it cannot be
 * used for another reason
 */
export async function claimFolder(folder: string, expectsFiles: () => Promise<boolean>): Promise<void> {
  const place = placeOf(folder);
  protectFolder(place, { recursive: false });
  const marked = join(place, marker);
  if (existsSync(marked)) return;
  if (!readdirSync(place).some(typeOf) && (await expectsFiles()))
    throw new ConfigError(
      `${place} has none of the files that the database names. Mount it, or restore them from a backup. ` +
        `To go on without them create the file ${marked}.`,
    );
  writeFileSync(marked, "");
}
