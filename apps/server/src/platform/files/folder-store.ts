import { access, constants, copyFile, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { marker } from "./claim-folder";
import type { FileStore } from "./file-store";

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Stores files in a claimed folder; a file gets its final name only once it is complete. */
export function folderStore(folder: string): FileStore {
  /** Checks the marker too, because an unmounted folder leaves an empty one in its place. */
  const check = async () => {
    try {
      await access(folder, constants.R_OK | constants.W_OK);
      await access(join(folder, marker));
    } catch (error) {
      if (!isMissing(error)) throw error;
      throw Object.assign(new Error(`${folder} is not mounted.`, { cause: error }), { code: "ENODEV" });
    }
  };
  const final = (name: string) => join(folder, name);
  const partial = (name: string) => join(folder, `${name}.part`);
  return {
    put: async (name, path) => {
      await check();
      await copyFile(path, partial(name));
      await rename(partial(name), final(name));
    },
    get: async (name) => {
      try {
        const file = await open(final(name));
        const { size } = await file.stat();
        return { bytes: file.createReadStream(), size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: async (name) => {
      await rm(final(name), { force: true });
      await rm(partial(name), { force: true });
    },
    check,
  };
}
