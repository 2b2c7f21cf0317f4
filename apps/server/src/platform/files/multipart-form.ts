import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BusboyFileStream } from "@fastify/busboy";
import type { FileFields } from "@passerelle/api/contract";
import { commonErrors, FieldProblem, fileErrors, Problem, sentFileName, type ErrorText } from "@passerelle/domain";
import { keptFileName } from "./sanitize-file-name";
import { readParts } from "./multipart-parts";
import { fileProblem, inspect } from "./detect-file-type";

const maxTextSize = 1024 * 1024;

export interface Form {
  /** By field: a text, an upload, or a list if a name was sent several times. */
  values: Record<string, unknown>;
  /** The fields that cannot be read, and the reasons. */
  refused: ReadonlyMap<string, ErrorText>;
  /** Removes the uploads; call it when the request ends, successful or not. */
  remove: () => Promise<void>;
}

/**
 * Reads multipart form data. Keeps at most a megabyte of texts in memory. Writes each file directly to `folder` under a
 * generated name, up to `maxFileSize`; reads and discards files of fields that are not in `fileFields`.
 */
export async function receiveForm(request: IncomingMessage, fileFields: FileFields, folder: string): Promise<Form> {
  const values = new Map<string, unknown[]>();
  const refused = new Map<string, ErrorText>();
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
    await mkdir(folder, { recursive: true });
    // A stream that opens its file itself may create it after its failure was reported, and so after the removal.
    const file = await open(path, "wx", 0o600);
    try {
      await pipeline(part, file.createWriteStream());
    } finally {
      await file.close();
    }
    if (part.truncated) throw fileProblem(field, fileErrors.tooLarge);
    const named = { path, name: name === undefined ? null : keptFileName(sentFileName(name)) };
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
    await readParts(request, (...part) => {
      const receiving = receivePart(...part);
      received.push(receiving);
      return receiving;
    });
    await Promise.all(received);
  } catch (error) {
    // Files must be closed before they can be removed.
    await Promise.allSettled(received);
    await remove();
    throw error;
  }
  const given = [...values].map(([field, all]) => [field, all.length > 1 ? all : all[0]]);
  return { values: Object.fromEntries(given), refused, remove };
}

/** Decodes UTF-8; undefined if invalid. Converts the form's CRLF line breaks to LF. */
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
