import { join } from "node:path";
import type { Config } from "../../config";
import { createFiles, type Files, type FilesParts } from "./files";
import { folderStore } from "./folder-store";

/** Files as the settings say: in an S3-compatible store, else in a folder; uploads under way lie beside that folder. */
export function openFiles(
  config: Pick<Config, "dataDir">,
  parts: Pick<FilesParts, "db" | "clock" | "log">,
): Promise<Files> {
  const store = folderStore(join(config.dataDir, "files"));
  return createFiles({ ...parts, store, uploadFolder: join(config.dataDir, "uploads") });
}
