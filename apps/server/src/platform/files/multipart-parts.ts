import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { commonErrors, maxFileSize, Problem } from "@passerelle/domain";

const limits = { fileSize: maxFileSize, parts: 500, headerPairs: 20, headerSize: 8 * 1024 };
// A form that is too large is still read to its end, up to this size, so that the sender gets the response. No
// legitimate form is larger.
const maxFormSize = 64 * 1024 * 1024;
// Per part: its headers, its boundary and bytes that the parser still holds back. The parser drops longer headers
// silently.
const maxOverhead = limits.headerSize + 1024;
// Per form: an ordinary part has some 100 bytes, and parsing many long headers takes seconds.
const maxTotalOverhead = 128 * 1024;
// The parser takes up to a millisecond per kilobyte of boundaries, during which other requests wait.
const sliceSize = 8 * 1024;
const maxBusyTime = 3;

type ReceivePart = (field: string | undefined, part: BusboyFileStream, name: string | undefined) => Promise<void>;

/** Feeds a request to the parser and passes every part to `receivePart`; the first failure ends it. */
export function readParts(request: IncomingMessage, receivePart: ReceivePart): Promise<void> {
  const parser = openParser(request);
  return new Promise((resolve, reject) => {
    const parts = new Set<BusboyFileStream>();
    let last: BusboyFileStream | undefined;
    let failed = false;
    let proceed: (() => void) | undefined;
    const fail = (error: unknown) => {
      // The parts destroyed below fail too.
      if (failed) return;
      failed = true;
      reject(error);
      // Otherwise the parser waits for a part that is no longer read.
      proceed?.();
      // Without an error, the reader of a complete part would wait forever for its end.
      for (const part of parts) part.destroy(new Error("The form is refused."));
    };
    const unreadable = () => fail(new Problem(400, commonErrors.unreadable));
    const tooLarge = () => fail(new Problem(413, commonErrors.tooLarge));
    parser.on("file", (field, part, name) => {
      parts.add(part);
      last = part;
      // Without a listener the error would end the process; the part's reader gets it too. Errors with a code come from
      // the system.
      part.on("error", (error) => ("code" in error ? fail(error) : unreadable()));
      receivePart(field, part, name).catch(fail);
    });
    parser.once("partsLimit", tooLarge);
    parser.on("error", unreadable);
    parser.once("finish", resolve);

    const feed = async () => {
      let size = 0;
      let since = performance.now();
      let counted = 0;
      let overhead = 0;
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        size += chunk.length;
        if (size > maxFormSize) return tooLarge();
        for (const slice of slicesOf(chunk)) {
          // Discards the rest, so that the sender gets the response.
          if (failed) break;
          const current = last;
          await new Promise<void>((done) => {
            proceed = done;
            parser.write(slice, () => done());
          });
          // The parser does not count bytes that it discards from a file that is too large.
          const isDiscarded = current?.truncated && !current.readableEnded;
          const held = sizeOf(parts);
          if (!isDiscarded) overhead += slice.length - (held - counted);
          counted = held;
          if (overhead > Math.min((parts.size + 1) * maxOverhead, maxTotalOverhead)) tooLarge();
          if (performance.now() - since > maxBusyTime) since = await setImmediate().then(() => performance.now());
        }
      }
      if (!failed) parser.end();
    };
    feed().catch(unreadable);
  });
}

function* slicesOf(chunk: Buffer): Generator<Buffer> {
  for (let from = 0; from < chunk.length; from += sliceSize) yield chunk.subarray(from, from + sliceSize);
}

/** The number of bytes that the parts have received so far. */
const sizeOf = (parts: ReadonlySet<BusboyFileStream>) => [...parts].reduce((sum, { bytesRead }) => sum + bytesRead, 0);

function openParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    // Treats every part as bytes: openapi.yaml decides which are files, not the sender.
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits,
      isPartAFile: () => true,
    });
  } catch {
    throw new Problem(400, commonErrors.unreadable);
  }
}
