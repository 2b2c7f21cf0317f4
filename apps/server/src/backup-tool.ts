import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { backUp, type BackupAnswer, restore } from "./features/backup";
import { AdminError, askServer } from "./features/moderation";
import { type OperatorProcess, runTool } from "./operator-process";
import { systemClock } from "./platform/clock";
import { type Config, readConfig } from "./platform/config";
import { protectData } from "./platform/data-folder";
import { openDatabase } from "./platform/database/database";
import { openFiles } from "./platform/files/open-files";
import { createLog } from "./platform/log";

interface Wanted {
  folder: string;
  operator: string;
}

/** Copies a PostgreSQL, or an unused embedded database. Never migrates: the last release can still use it. */
async function backUpHere(config: Config, wanted: Wanted, { stderr }: OperatorProcess): Promise<BackupAnswer> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "postgres")))
    throw new AdminError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  protectData(config.dataDir);
  const log = createLog({ logLevel: "warn" }, { write: (line) => void stderr.write(line) });
  const { db, dump, close } = await openDatabase(config);
  try {
    const { dataDir, databaseUrl } = config;
    const parts = { db, clock: systemClock, log };
    return await backUp({ ...parts, dump, files: await openFiles(config, parts), dataDir, databaseUrl }, wanted);
  } finally {
    await close();
  }
}

/** Resolves the folder relative to the operator's working directory. */
function folderOf(words: readonly string[], { env }: OperatorProcess, usage: string): string {
  const [folder, ...rest] = words;
  if (folder === undefined || folder.startsWith("-") || rest.length > 0) throw new AdminError(`Usage: ${usage}`);
  return resolve(env["INIT_CWD"] ?? ".", folder);
}

/** Writes the database and its files into a new folder, even while a server uses them; returns the exit code. */
export const runBackup = (words: readonly string[], own: OperatorProcess): Promise<number> =>
  runTool(own, async () => {
    const folder = folderOf(words, own, "npm run backup -- NEW_FOLDER");
    const config = readConfig(own.env, []);
    const wanted = { folder, operator: userInfo().username };
    const request = { line: ["backup", folder], operator: wanted.operator };
    const asked = config.databaseUrl === undefined ? await askServer(config.dataDir, request) : undefined;
    const answer = Object(asked ?? (await backUpHere(config, wanted, own)));
    const [files, missing] = [Number(answer.files), Number(answer.missing)];
    const what = `Backed up to ${folder}: the database`;
    // Fails, so that a script that deletes older backups after a complete one keeps them.
    if (missing > 0) throw new AdminError(`${what}, and ${files} of ${files + missing} files. The others are missing.`);
    return `${what}, and all files (${files}).\n`;
  });

/** Restores a backup into an installation without a database; returns the exit code. */
export const runRestore = (words: readonly string[], own: OperatorProcess): Promise<number> =>
  runTool(own, async () => {
    const folder = folderOf(words, own, "npm run restore -- FOLDER");
    const config = readConfig(own.env, []);
    const { takenAt, files, missing } = await restore(config, { folder, operator: userInfo().username });
    const count = missing > 0 ? `${files} of ${files + missing} files` : `all files (${files})`;
    const where = config.s3 ? `the bucket ${config.s3.bucket}` : join(config.dataDir, "files");
    return `Restored as of ${takenAt.toISOString()}: the database, and ${count} into ${where}.\n`;
  });
