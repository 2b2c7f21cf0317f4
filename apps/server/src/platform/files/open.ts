import { join } from "node:path";
import type { Config } from "../config";
import { createFiles, type Files, type FilesParts } from "./files";
import { folderStore } from "./folder-store";
import { s3Store } from "./s3-store";
import type { FileStore } from "./store";

/** Where files are kept: in an S3-compatible store if the settings name one, else in a folder under `dataDir`. */
export const openStore = ({ s3, dataDir }: Pick<Config, "dataDir" | "s3">): FileStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, "files"));

/** Files as the settings say; uploads lie under `dataDir` while they are received. */
export function openFiles(
  config: Pick<Config, "dataDir" | "s3">,
  parts: Pick<FilesParts, "db" | "clock" | "log">,
): Promise<Files> {
  return createFiles({ ...parts, store: openStore(config), uploadFolder: join(config.dataDir, "uploads") });
}
