import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config";
import { protectFolder } from "../data-folder";
import { typeOf } from "./file-types";

/** A file that says of a folder that files are kept in it: what stands in its place while it is not mounted has none. */
export const marker = ".passerelle";

/** Creates the folder if it is not there; where it is a link, returns the folder that this leads to. */
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
 * Makes a folder, or that to which a link leads, the one in which files are kept, for its owner alone.
 * @param expectsFiles whether there are files already
 * @throws ConfigError where it is somebody else's, or has none of the files that are expected; the system's error where
 * it cannot be used otherwise
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
