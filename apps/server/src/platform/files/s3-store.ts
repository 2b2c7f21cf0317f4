import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { S3mini } from "s3mini";
import type { S3Settings } from "../config";
import { type FileStore, StoreUnavailableError } from "./file-store";

const responseTimeout = 30_000;

/** Limits the time until a response begins; its body may take longer. */
async function fetchInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const late = Object.assign(new Error("The file store does not answer."), { code: "ETIMEDOUT" });
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(late), responseTimeout);
  try {
    const response = await fetch(input, { ...init, duplex: "half", signal: controller.signal });
    // Other 404s are about a file.
    if (response.status === 404 && (await response.clone().text()).includes("NoSuchBucket"))
      throw new Error("The file store has no such bucket.");
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Converts any failure of the store to a temporary error, which callers may retry. */
async function answered<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw new StoreUnavailableError(error);
  }
}

/** Stores files in a bucket of an S3-compatible store, with the bucket in the URL's path. */
export function s3Store({ endpoint, bucket, ...access }: S3Settings): FileStore {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, fetch: fetchInTime });
  return {
    put: async (name, path, type) => {
      const { size } = await stat(path);
      const bytes = Readable.toWeb(createReadStream(path));
      await answered(s3.putObject(name, bytes, type, undefined, undefined, size));
    },
    get: async (name) => {
      const answer = await answered(s3.getObjectResponse(name));
      if (!answer?.body) return undefined;
      return { bytes: Readable.fromWeb(answer.body), size: Number(answer.headers.get("content-length")) };
    },
    delete: async (name) => {
      await answered(s3.deleteObject(name));
    },
    check: async () => {
      // The name does not matter: a store that reports a missing file works.
      await answered(s3.getObjectResponse("health"));
    },
  };
}
