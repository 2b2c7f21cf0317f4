import { join } from "node:path";
import type { Config } from "../config";
import { createFiles, type Files, type FilesParts } from "./files";
import { folderStore } from "./folder-store";
import { s3Store } from "./s3-store";
import type { FileStore } from "./store";
import { claimUploadFolder } from "./upload-folder";

/** Opens the S3-compatible store of the settings, else a folder under `dataDir`. */
export const openStore = ({ s3, dataDir }: Pick<Config, "dataDir" | "s3">): FileStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, "files"));

/**
 * Opens files by the settings; uploads are received under `dataDir`, in a folder of this process's own.
 * @throws the system's error where the folder of files cannot be used
 */
export async function openFiles(
  config: Pick<Config, "databaseUrl" | "dataDir" | "s3">,
  parts: Pick<FilesParts, "db" | "clock" | "log">,
): Promise<Files> {
  const store = openStore(config);
  // A store that is away comes back by itself, a folder does not.
  if (!config.s3) await store.check();
  return createFiles({
    ...parts,
    store,
    isShared: config.databaseUrl !== undefined,
    uploadFolder: claimUploadFolder(join(config.dataDir, "uploads")),
  });
}
