import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { rateLimits } from "@passerelle/domain";
import type { Clock } from "../clock";
import type { Db } from "../database/database";
import type { FileKind } from "../database/schema";
import type { Log } from "../log";
import { countOrReject } from "../rate-limiter";
import type { Deletions } from "./deletions";
import { sanitizeUpload } from "./sanitize-upload";
import { types } from "./stored-file-types";
import type { SignedLinks } from "./signed-links";
import type { Removed } from "./sanitize-outcome";
import { pictureLink, type PictureKind, smallName } from "./picture-sizes";
import { reencodePicture } from "./reencode-in-worker";
import { findUnattached, insertFile, markAllDropped, markAttached, markDropped } from "./files-table";
import type { FileStore } from "./file-store";
import type { Upload } from "./detect-file-type";

export interface StoredFile {
  bytes: Readable;
  size: number;
  type: string;
}

/** A handler's access to files. */
export interface CallFiles {
  /**
   * Re-encodes and stores a picture in two sizes and returns its name. Throws a `FieldProblem` if it cannot be read,
   * and a 429 above the rate limit. Call it before the transaction: files that are not attached are removed when the
   * call ends.
   */
  storePicture(upload: Upload, kind: PictureKind): Promise<string>;
  /**
   * Stores a PDF without its active content; returns its name and the number of removed parts. Throws a `FieldProblem`
   * if it is refused, and a 429 above the rate limit. Call it before the transaction.
   */
  storeResume(upload: Upload): Promise<{ name: string; removed: Removed }>;
  /**
   * Stores a PDF that the server has generated as a resume, with a file name for its owner; returns its name. Call it
   * before the transaction.
   */
  storeOwnPdf(bytes: Uint8Array, givenName: string): Promise<string>;
  /** Makes the file downloadable once the transaction commits. */
  attach(tx: Db, name: string): Promise<void>;
  /** Makes the file's URL a 404 once the transaction commits; does nothing without a name. */
  drop(tx: Db, name: string | null): Promise<void>;
  /** Makes the URLs of all the caller's files a 404 once the transaction commits. */
  dropAll(tx: Db): Promise<void>;
  /**
   * Opens the file with a public name, if it is attached and of one of these kinds; the small version, if requested and
   * available.
   */
  open(name: string, kinds: readonly FileKind[], size?: "small"): Promise<StoredFile | undefined>;
  /** The URL of a logo or a post's picture. */
  pictureLink(name: string): string;
  /**
   * A link to a resume, valid for at most fifteen minutes while the session lasts and the caller may open the resume.
   */
  resumeLink(name: string): string;
}

export interface CallFilesParts extends Pick<CallFiles, "open">, Pick<Deletions, "remove"> {
  db: Db;
  clock: Clock;
  log: Log;
  store: FileStore;
  uploadFolder: string;
  links: SignedLinks;
}

/** The files of one call; `cleanup` ends it and removes files that were dropped or never attached. */
export function createCallFiles(
  { db, clock, log, store, uploadFolder, links, open, remove }: CallFilesParts,
  callerId: number | undefined,
  sessionId = 0,
): CallFiles & { cleanup: () => Promise<void> } {
  const touched: string[] = [];
  // Calls without an account store nothing.
  const personId = callerId ?? 0;
  const record = async (kind: FileKind, ending: string, known: { given_name?: string | null; size?: number }) => {
    const name = `${randomBytes(16).toString("hex")}${ending}`;
    touched.push(name);
    await insertFile(db, { name, kind, owner_id: callerId ?? null, created_at: clock.now(), ...known });
    return name;
  };
  const keepPicture = async (kind: PictureKind, path: string, ending: string, smallPath?: string) => {
    const name = await record(kind, ending, {});
    if (smallPath) await store.put(smallName(name), smallPath, types.webp);
    await store.put(name, path, types.webp);
    return name;
  };
  const keepResume = async (path: string, size: number, givenName: string | null) => {
    const name = await record("resume", ".pdf", { given_name: givenName, size });
    await store.put(name, path, types.pdf);
    return name;
  };
  return {
    storePicture: async (upload, kind) => {
      await countOrReject({ db, clock }, [{ limit: rateLimits.pictures, subject: String(personId) }]);
      const [target, smallTarget] = [`${upload.path}.webp`, `${upload.path}.small.webp`];
      try {
        const { whole, small } = await reencodePicture(upload, personId, { target, smallTarget, kind });
        return await keepPicture(kind, target, `-${whole.width}x${whole.height}.webp`, small && smallTarget);
      } finally {
        await rm(target, { force: true });
        await rm(smallTarget, { force: true });
      }
    },
    storeResume: async (upload) => {
      await countOrReject({ db, clock }, [{ limit: rateLimits.resumes, subject: String(personId) }]);
      const target = `${upload.path}.clean.pdf`;
      try {
        const { size, removed } = await sanitizeUpload(upload, personId, target);
        return { name: await keepResume(target, size, upload.name), removed };
      } finally {
        await rm(target, { force: true });
      }
    },
    storeOwnPdf: async (bytes, givenName) => {
      const path = join(uploadFolder, randomBytes(16).toString("hex"));
      try {
        await writeFile(path, bytes);
        return await keepResume(path, bytes.length, givenName);
      } finally {
        await rm(path, { force: true });
      }
    },
    attach: markAttached,
    drop: async (tx, name) => {
      if (name === null) return;
      touched.push(name);
      await markDropped(tx, name);
    },
    dropAll: async (tx) => {
      if (callerId !== undefined) touched.push(...(await markAllDropped(tx, callerId)));
    },
    open,
    pictureLink,
    resumeLink: (name) => `/resumes/${name}?${links.sign(name, { readerId: personId, sessionId })}`,
    cleanup: async () => {
      if (touched.length === 0) return;
      try {
        await remove(await findUnattached(db, touched));
      } catch (error) {
        log.warn({ err: error }, "a file is left for the next cleanup");
      }
    },
  };
}
