import type { Readable } from "node:stream";

/** Where the bytes of files are: a folder, or an S3-compatible store. Names are ours, and each is used once. */
export interface FileStore {
  /** Keeps the file at `path` under a name: wholly, or not at all. */
  put(name: string, path: string, type: string): Promise<void>;
  /** A file's bytes and how many they are, nothing if there is none of that name. */
  get(name: string): Promise<{ bytes: Readable; size: number } | undefined>;
  /** Forgets a file, also what is left of a `put` that never ended; a name that is not there is none to forget. */
  delete(name: string): Promise<void>;
}
