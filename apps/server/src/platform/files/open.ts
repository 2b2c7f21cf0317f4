import { join } from "node:path";
import type { Config } from "../../config";
import { createFiles, type Files, type FilesParts } from "./files";
import { folderStore } from "./folder-store";
import { s3Store } from "./s3-store";

/** Files as the settings say: in an S3-compatible store, else in a folder under `dataDir`, where
 * uploads lie while they are received. */
export function openFiles(
  config: Pick<Config, "dataDir" | "s3">,
  parts: Pick<FilesParts, "db" | "clock" | "log">,
): Promise<Files> {
  const store = config.s3 ? s3Store(config.s3) : folderStore(join(config.dataDir, "files"));
  return createFiles({ ...parts, store, uploadFolder: join(config.dataDir, "uploads") });
}
