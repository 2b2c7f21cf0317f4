import type { Readable } from "node:stream";
import type { FileKind } from "../database/schema";
import type { Db } from "../database/database";
import { type CallFiles, type CallFilesParts, createCallFiles } from "./call-files";
import { createDeletions, type Deletions } from "./deletions";
import { typeOf } from "./stored-file-types";
import { createSignedLinks, type SignedLinks } from "./signed-links";
import { cleanUpOrphans } from "./orphans";
import { type PictureKind, sizeInName, smallName, smallSize } from "./picture-sizes";
import { findKind, listKept, listStored } from "./files-table";

export interface Files extends Pick<CallFiles, "open">, Pick<Deletions, "keepDuring"> {
  /** The folder for uploads while they are received. */
  uploadFolder: string;
  links: SignedLinks;
  /** All kept files of an owner, including hidden ones, one at a time. */
  ownedBy(ownerId: number): AsyncIterable<{ name: string; kind: FileKind; bytes: Readable }>;
  /** The bytes of all files and smaller versions, one at a time; undefined for a missing file. */
  all(): AsyncIterable<{ name: string; bytes: Readable | undefined }>;
  /** The files of one call; `cleanup` ends it and removes files that were dropped or never attached. */
  forCall(callerId: number | undefined, sessionId?: number): CallFiles & { cleanup: () => Promise<void> };
  /** Removes files left behind by crashes and deleted accounts. */
  cleanup(): Promise<void>;
  /** Rejects if the store is unavailable. */
  check(): Promise<void>;
}

export interface FilesParts extends Omit<CallFilesParts, "links" | "open" | "remove"> {
  /** Whether other processes use the same database. */
  isShared: boolean;
}

/** The names of all files, each followed by the name of its smaller version. */
async function* listAll(db: Db) {
  for (let after: string | undefined = ""; after !== undefined;) {
    const names: string[] = await listStored(db, after);
    for (const name of names) {
      yield { name, isSmall: false };
      if (sizeInName(name)) yield { name: smallName(name), isSmall: true };
    }
    after = names.at(-1);
  }
}

/** The names of all files and smaller versions that the store may contain. */
export async function storedNames(db: Db): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of listAll(db)) names.add(name);
  return names;
}

/** Manages uploaded files in the store and in the table `files`. */
export async function createFiles({ isShared, ...parts }: FilesParts): Promise<Files> {
  const { db, clock, log, store, uploadFolder } = parts;
  const links = await createSignedLinks({ db, clock, log });

  const { remove, keepDuring } = createDeletions(db, store, isShared);

  const read = async (name: string) => {
    const file = await store.get(name);
    if (!file) log.error({ file: name }, "a file is missing in the store");
    return file;
  };

  const readSmall = async (name: string, kind: PictureKind) => {
    const whole = sizeInName(name);
    return whole && smallSize(whole, kind) && store.get(smallName(name));
  };

  const open: CallFiles["open"] = async (name, kinds, size) => {
    const type = typeOf(name);
    const kind = type && (await findKind(db, name));
    if (!kind || !kinds.includes(kind)) return undefined;
    const small = size === "small" && kind !== "resume" ? await readSmall(name, kind) : undefined;
    const file = small ?? (await read(name));
    return file && { ...file, type };
  };

  async function* ownedBy(ownerId: number) {
    for (let after: string | undefined = ""; after !== undefined;) {
      const kept: Awaited<ReturnType<typeof listKept>> = await listKept(db, ownerId, after);
      for (const { name, kind } of kept) {
        const file = await read(name);
        if (file) yield { name, kind, bytes: file.bytes };
      }
      after = kept.at(-1)?.name;
    }
  }

  async function* all() {
    for await (const { name, isSmall } of listAll(db)) {
      const file = await (isSmall ? store.get(name) : read(name));
      // Not every picture has a smaller version.
      if (file || !isSmall) yield { name, bytes: file?.bytes };
    }
  }

  const cleanup = () => cleanUpOrphans({ db, clock, uploadFolder, remove });

  const forCall: Files["forCall"] = (callerId, sessionId) =>
    createCallFiles({ ...parts, links, open, remove }, callerId, sessionId);

  return { uploadFolder, links, open, ownedBy, all, keepDuring, forCall, cleanup, check: () => store.check() };
}
