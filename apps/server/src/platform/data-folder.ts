import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { ConfigError } from "./config";

/** The permission bits of group and others. */
const others = 0o077;

interface User {
  uid: number;
  username: string;
}

/** Tells the operator how to fix an unusable folder. */
function problemOf(folder: string, { uid, username }: User, error: unknown): string {
  const status = existsSync(folder) ? statSync(folder) : undefined;
  if (!status)
    return `${username} cannot create the data folder (${Object(error).message}). Create it as root: install --directory --mode 700 --owner ${username} ${folder}`;
  if (!status.isDirectory()) return `The data folder ${folder} is a file. Set DATA_DIR to another place.`;
  const what = status.uid === uid ? "Something in the data folder" : "The data folder";
  const whose = `${what} ${folder} belongs to a user other than ${username}.`;
  return uid === 0 && status.uid !== uid
    ? `${whose} Run this as the server's user: runuser --user NAME -- ...`
    : `${whose} Change that as root: chown -R ${username} ${folder}`;
}

/** Restricts a file or folder to its owner; skips links, and throws if it belongs to another user. */
function protect(path: string, { uid }: User): void {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (!status || status.isSymbolicLink() || process.platform === "win32") return;
  if (status.uid !== uid) throw new Error(`${path} is not this user's.`);
  if ((status.mode & others) > 0) chmodSync(path, status.mode & 0o700);
}

/** The folder, or the target of a link inside it, because `chown -R` does not follow links. */
function placeOf(folder: string, path: string): string {
  if (path === folder) return folder;
  const place = realpathSync(dirname(path));
  return `${place}/`.startsWith(`${realpathSync(folder)}/`) ? folder : place;
}

/**
 * Makes a folder readable only for its owner, and with `recursive` everything in it.
 * @throws ConfigError if it cannot be created, or something in it belongs to another user
 */
export function protectFolder(folder: string, { recursive }: { recursive: boolean }, user: User = userInfo()): void {
  let path = folder;
  try {
    mkdirSync(folder, { recursive: true });
    protect(folder, user);
    if (!recursive) return;
    for (const name of readdirSync(folder, { recursive, encoding: "utf8" })) {
      path = join(folder, name);
      protect(path, user);
    }
  } catch (error) {
    throw new ConfigError(problemOf(placeOf(folder, path), user, error), { cause: error });
  }
}

/**
 * Makes the data folder and its contents readable only for its owner, and all files that this process creates later.
 * The embedded database still creates files that everyone can read: those are restricted at each start, and their
 * folders always are.
 * @throws ConfigError if it cannot be created, or something in it belongs to another user
 */
export function protectData(folder: string, user?: User): void {
  process.umask(others);
  protectFolder(folder, { recursive: true }, user);
}
