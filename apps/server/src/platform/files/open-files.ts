import { join } from "node:path";
import type { Config } from "../config";
import { claimFolder } from "./claim-folder";
import { createFiles, type Files, type FilesParts } from "./files";
import { folderStore } from "./folder-store";
import { listStored } from "./files-table";
import { s3Store } from "./s3-store";
import type { FileStore } from "./file-store";
import { claimUploadFolder } from "./upload-folder";

type Place = Pick<Config, "dataDir" | "s3">;

const folderIn = (dataDir: string) => join(dataDir, "files");

/** The configured S3-compatible store, otherwise a folder under `dataDir`. */
export const openStore = ({ s3, dataDir }: Place): FileStore => (s3 ? s3Store(s3) : folderStore(folderIn(dataDir)));

/**
 * Claims the folder, if files are kept in one; an S3-compatible store needs no preparation, even if it is unavailable
 * now.
 * @throws as `claimFolder`
 */
export async function claimStore({ s3, dataDir }: Place, expectsFiles: () => Promise<boolean>): Promise<void> {
  if (!s3) await claimFolder(folderIn(dataDir), expectsFiles);
}

/**
 * Opens the configured store; uploads are received under `dataDir`, in a folder for this process.
 * @throws as `claimFolder`
 */
export async function openFiles(
  config: Pick<Config, "databaseUrl" | "dataDir" | "s3">,
  parts: Pick<FilesParts, "db" | "clock" | "log">,
): Promise<Files> {
  await claimStore(config, async () => (await listStored(parts.db, "")).length > 0);
  return createFiles({
    ...parts,
    store: openStore(config),
    isShared: config.databaseUrl !== undefined,
    uploadFolder: claimUploadFolder(join(config.dataDir, "uploads")),
  });
}
