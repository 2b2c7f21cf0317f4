import { spawnSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another process uses the data folder. */
export class DataInUseError extends Error {
  override name = "DataInUseError";
  constructor(folder: string, pid: number) {
    super(
      `The data folder is in use by another Passerelle (process ${pid}), and two would lose each other's data.\n` +
        `Stop that one first, or start this one with another folder (DATA_DIR). The lock is ${folder}.`,
    );
  }
}

export interface DataLock {
  release: () => void;
}

interface Claim {
  generation: number;
  pid: number;
  started: string;
}

const heldHere = new Set<string>();

/** When a process started, in the system's own format: distinguishes it from a later process with the same id. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
  }
}

function isAlive({ pid, started }: Claim): boolean {
  if (pid === 0) return false;
  // Our own id in an old claim belonged to a process before us, as the first process of a container always has the same.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  const now = startOf(pid);
  return started === "" || now === "" || now === started;
}

/** The newest claim of the folder; one that cannot be read was released. */
function newest(folder: string): Claim {
  const generation = Math.max(0, ...readdirSync(folder).map((name) => (/^\d+$/.test(name) ? Number(name) : 0)));
  try {
    const [pid = "", ...started] = readFileSync(join(folder, String(generation)), "utf8").split(" ");
    return { generation, pid: Number(pid) || 0, started: started.join(" ") };
  } catch {
    return { generation, pid: 0, started: "" };
  }
}

/**
 * Locks the folder of an embedded database, which does not lock it itself.
 *
 * Claims are numbered files; the highest number holds the lock. A claim is created atomically (`link`), and the highest
 * is never removed, only followed by the next number. So of several processes that find the same dead claim only one
 * creates the next, and the others then see a live claim.
 */
export function takeDataLock(folder: string): DataLock {
  mkdirSync(folder, { recursive: true });
  if (heldHere.has(folder)) throw new DataInUseError(folder, process.pid);
  const draft = join(folder, `claim-${process.pid}`);
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
  try {
    for (;;) {
      const holder = newest(folder);
      if (isAlive(holder)) throw new DataInUseError(folder, holder.pid);
      const mine = holder.generation + 1;
      const claim = join(folder, String(mine));
      if (!linked(draft, claim)) continue;
      // A slow process may create a number that others have already passed.
      if (newest(folder).generation > mine) {
        rmSync(claim, { force: true });
        continue;
      }
      for (const name of readdirSync(folder)) {
        if (/^\d+$/.test(name) && Number(name) < mine) rmSync(join(folder, name), { force: true });
      }
      heldHere.add(folder);
      return {
        release: () => {
          if (heldHere.delete(folder)) writeFileSync(claim, "");
        },
      };
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
