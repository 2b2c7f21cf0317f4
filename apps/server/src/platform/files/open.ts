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

/** Opens files by the settings; uploads are received under `dataDir`, in a folder of this process's own. */
export function openFiles(
  config: Pick<Config, "dataDir" | "s3">,
  parts: Pick<FilesParts, "db" | "clock" | "log">,
): Promise<Files> {
  return createFiles({
    ...parts,
    store: openStore(config),
    uploadFolder: claimUploadFolder(join(config.dataDir, "uploads")),
  });
}
