import type { Readable } from "node:stream";

/** The store is unavailable or refuses requests for now. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
  constructor(cause: unknown) {
    super(`The file store cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Stores the bytes of files in a folder or an S3-compatible store. Names are generated, and each is used once. */
export interface FileStore {
  /** Stores the file at `path` under a name, completely or not at all. */
  put(name: string, path: string, type: string): Promise<void>;
  /** A file's bytes and size; undefined if there is no such file. */
  get(name: string): Promise<{ bytes: Readable; size: number } | undefined>;
  /** Deletes a file, or the remains of an unfinished `put`; does nothing if there is no such file. */
  delete(name: string): Promise<void>;
  /** Rejects if files cannot be stored or read now. */
  check(): Promise<void>;
}
