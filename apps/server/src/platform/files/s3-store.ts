import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { S3mini } from "s3mini";
import type { S3Settings } from "../config";
import type { FileStore } from "./store";

const responseTimeout = 30_000;

/** Limits the time until a response begins; its body may take longer. */
async function fetchInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const late = Object.assign(new Error("The file store does not answer."), { code: "ETIMEDOUT" });
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(late), responseTimeout);
  try {
    return await fetch(input, { ...init, duplex: "half", signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Stores files in a bucket of an S3-compatible store, addressed as a path of the endpoint. */
export function s3Store({ endpoint, bucket, ...access }: S3Settings): FileStore {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, fetch: fetchInTime });
  return {
    put: async (name, path, type) => {
      const { size } = await stat(path);
      const bytes = Readable.toWeb(createReadStream(path));
      await s3.putObject(name, bytes, type, undefined, undefined, size);
    },
    get: async (name) => {
      const answer = await s3.getObjectResponse(name);
      if (!answer?.body) return undefined;
      return { bytes: Readable.fromWeb(answer.body), size: Number(answer.headers.get("content-length")) };
    },
    delete: async (name) => {
      await s3.deleteObject(name);
    },
    check: async () => {
      // Any name does: a store that answers that there is no such file works.
      await s3.getObjectResponse("health");
    },
  };
}
