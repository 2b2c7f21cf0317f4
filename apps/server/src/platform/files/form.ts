import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { FileFields } from "@passerelle/api/contract";
import {
  commonErrors,
  FieldProblem,
  fileErrors,
  keptFileName,
  maxFileSize,
  Problem,
  type Text,
} from "@passerelle/domain";
import { inspect, fileProblem } from "./upload";

const limits = { fileSize: maxFileSize, parts: 500, headerPairs: 20, headerSize: 8 * 1024 };
const maxTextSize = 1024 * 1024;
// A form that is too large is read to its end, so that the sender gets the response, up to this: larger than any
// legitimate form.
const maxFormSize = 64 * 1024 * 1024;
// Of a part: its headers, its boundary and what the parser still holds back. The parser drops longer headers in silence.
const maxOverhead = limits.headerSize + 1024;

/** A received form. */
export interface Form {
  /** By field: a text, an upload, or a list where a name was sent several times. */
  values: Record<string, unknown>;
  /** Fields that cannot be read, and why. */
  refused: ReadonlyMap<string, Text>;
  /** Removes the uploads; call it when the request ends, successful or not. */
  remove: () => Promise<void>;
}

/**
 * Reads multipart form data. Texts are kept in memory up to a megabyte in all. Each file goes straight to `folder`
 * under a generated name, up to 5 MB; files of other fields than `fileFields` are read and discarded.
 */
export async function receiveForm(request: IncomingMessage, fileFields: FileFields, folder: string): Promise<Form> {
  const parser = openParser(request);
  const values = new Map<string, unknown[]>();
  const refused = new Map<string, Text>();
  const paths: string[] = [];
  const remove = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))));
  const add = (field: string, value: unknown) => void values.set(field, [...(values.get(field) ?? []), value]);
  let textSize = 0;

  const receiveFile = async (
    field: string,
    part: BusboyFileStream,
    name: string | undefined,
    types: readonly string[],
  ) => {
    const path = join(folder, randomUUID());
    paths.push(path);
    await pipeline(part, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    if (part.truncated) throw fileProblem(field, fileErrors.tooLarge);
    const named = { path, name: name === undefined ? null : keptFileName(name) };
    // A field without a file name and content is an empty text, which removes the current file.
    add(field, part.bytesRead === 0 && name === undefined ? "" : await inspect(field, named, types));
    if (values.get(field)?.[1] !== undefined) throw fileProblem(field, fileErrors.one);
  };

  const receiveText = async (field: string, part: BusboyFileStream) => {
    const chunks: Buffer[] = [];
    for await (const chunk of part) {
      textSize += chunk.length;
      if (textSize > maxTextSize) throw new Problem(413, commonErrors.tooLarge);
      chunks.push(chunk);
    }
    const text = decoded(Buffer.concat(chunks));
    if (text === undefined) throw fileProblem(field, commonErrors.badCharacter);
    add(field, text);
  };

  const receivePart = async (field: string | undefined, part: BusboyFileStream, name: string | undefined) => {
    const types = field === undefined ? undefined : fileFields.get(field);
    try {
      if (field !== undefined && types) await receiveFile(field, part, name, types);
      else if (field !== undefined && name === undefined) await receiveText(field, part);
      else await drained(part);
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      for (const [name, text] of Object.entries(error.fields)) refused.set(name, text);
    }
  };

  const received: Promise<void>[] = [];
  try {
    await mkdir(folder, { recursive: true });
    await readParts(request, parser, (...part) => {
      const receiving = receivePart(...part);
      received.push(receiving);
      return receiving;
    });
    await Promise.all(received);
  } catch (error) {
    // Open files have to be closed before they can be removed.
    await Promise.allSettled(received);
    await remove();
    throw error;
  }
  const given = [...values].map(([field, all]) => [field, all.length > 1 ? all : all[0]]);
  return { values: Object.fromEntries(given), refused, remove };
}

type ReceivePart = (field: string | undefined, part: BusboyFileStream, name: string | undefined) => Promise<void>;

/** Feeds a request to the parser and hands every part to `receivePart`; the first failure ends it. */
function readParts(request: IncomingMessage, parser: BusboyInstance, receivePart: ReceivePart): Promise<void> {
  return new Promise((resolve, reject) => {
    const parts = new Set<BusboyFileStream>();
    let failed = false;
    let proceed: (() => void) | undefined;
    const fail = (error: unknown) => {
      failed = true;
      reject(error);
      // The parser waits for a part that nobody reads any more.
      proceed?.();
      for (const part of parts) part.destroy();
    };
    const unreadable = () => fail(new Problem(400, commonErrors.unreadable));
    const tooLarge = () => fail(new Problem(413, commonErrors.tooLarge));
    parser.on("file", (field, part, name) => {
      parts.add(part);
      // Its reader gets the error too; without a listener here it would end the process. One with a code is the system's.
      part.on("error", (error) => ("code" in error ? fail(error) : unreadable()));
      receivePart(field, part, name).catch(fail);
    });
    parser.once("partsLimit", tooLarge);
    parser.on("error", unreadable);
    parser.once("finish", resolve);

    const feed = async () => {
      let size = 0;
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        size += chunk.length;
        if (size > maxFormSize) return tooLarge();
        // Reads the rest, so that the sender gets the response.
        if (failed) continue;
        await new Promise<void>((done) => {
          proceed = done;
          parser.write(chunk, () => done());
        });
        if (size - sizeOf(parts) > (parts.size + 1) * maxOverhead) tooLarge();
      }
      if (!failed) parser.end();
    };
    feed().catch(unreadable);
  });
}

/** What parts hold so far; a file beyond its limit is not counted on, and may be of any size. */
const sizeOf = (parts: ReadonlySet<BusboyFileStream>) =>
  [...parts].reduce((sum, part) => sum + (part.truncated ? Infinity : part.bytesRead), 0);

function openParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    // Every part arrives as bytes: openapi.yaml decides which are files, not the sender.
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits,
      isPartAFile: () => true,
    });
  } catch {
    throw new Problem(400, commonErrors.unreadable);
  }
}

/** Decodes UTF-8; undefined if invalid. Forms encode line breaks as CRLF; restores LF. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}

async function drained(part: BusboyFileStream): Promise<void> {
  for await (const chunk of part) void chunk;
}
