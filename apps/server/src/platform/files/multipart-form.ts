import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import type { FileFields } from "@passerelle/api/contract";
import { commonErrors, FieldProblem, fileErrors, maxFileSize, sentFileName, type ErrorText } from "@passerelle/domain";
import { keptFileName } from "./file-names";
import { allOf, type Part, readParts } from "./multipart-parts";
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
  let textLeft = maxTextSize;

  const receiveFile = async (field: string, { content, fileName }: Part, types: readonly string[]) => {
    const path = join(folder, randomUUID());
    paths.push(path);
    const size = await store(content, path);
    if (size > maxFileSize) throw fileProblem(field, fileErrors.tooLarge);
    // A field without a file name and content is an empty text, which removes the current file.
    if (size === 0 && fileName === undefined) return "";
    const name = fileName === undefined ? null : keptFileName(sentFileName(fileName));
    return inspect(field, { path, name }, types);
  };

  const receiveText = async (field: string, { content }: Part) => {
    const bytes = await allOf(content, textLeft);
    textLeft -= bytes.length;
    const text = decoded(bytes);
    if (text === undefined) throw fileProblem(field, commonErrors.badCharacter);
    return text;
  };

  const receivePart = async (part: Part) => {
    const { field, fileName, content } = part;
    const types = field === undefined ? undefined : fileFields.get(field);
    if (field === undefined || (!types && fileName !== undefined)) return drained(content);
    const known = values.get(field) ?? [];
    values.set(field, [...known, await (types ? receiveFile(field, part, types) : receiveText(field, part))]);
    if (types && known.length > 0) throw fileProblem(field, fileErrors.one);
  };

  try {
    for await (const part of readParts(request))
      await receivePart(part).catch((error: unknown) => {
        if (!(error instanceof FieldProblem)) throw error;
        for (const [name, text] of Object.entries(error.fields)) refused.set(name, text);
      });
  } catch (error) {
    await remove();
    throw error;
  }
  const given = [...values].map(([field, all]) => [field, all.length > 1 ? all : all[0]]);
  return { values: Object.fromEntries(given), refused, remove };
}

/** Writes at most `maxFileSize` bytes to a file, and returns the size of the content. */
async function store(content: AsyncIterable<Buffer>, path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "wx", 0o600);
  let size = 0;
  try {
    for await (const chunk of content) if ((size += chunk.length) <= maxFileSize) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
  return size;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Decodes UTF-8; undefined if invalid. Converts the form's CRLF line breaks to LF. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}

async function drained(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk;
}
