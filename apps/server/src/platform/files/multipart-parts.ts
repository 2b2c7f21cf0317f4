import type { IncomingMessage } from "node:http";
import { commonErrors, Problem } from "@passerelle/domain";

const maxParts = 500;
const maxHeadSize = 8 * 1024;
// A form that is too large is still read to its end, up to this size, so that the sender gets the response. No
// legitimate form is larger.
const maxFormSize = 64 * 1024 * 1024;

const unreadable = () => new Problem(400, commonErrors.unreadable);
const tooLarge = () => new Problem(413, commonErrors.tooLarge);

/** A part of a form; its content must be read to the end before the next part. */
export interface Part {
  field: string | undefined;
  fileName: string | undefined;
  content: AsyncIterable<Buffer>;
}

/** Yields the parts of a multipart form; throws a 400 if it cannot be read, and a 413 if it is too large. */
export async function* readParts(request: IncomingMessage): AsyncGenerator<Part> {
  const boundary = boundaryOf(request.headers["content-type"] ?? "");
  const body = readDelimited(request);
  try {
    await allOf(body.upTo(`--${boundary}`), maxHeadSize);
    for (let count = 0; !(await body.continuesWith("--")); count += 1) {
      if (count === maxParts) throw tooLarge();
      const head = await allOf(body.upTo("\r\n\r\n"), maxHeadSize);
      yield { ...namesIn(head.toString()), content: body.upTo(`\r\n--${boundary}`) };
    }
  } finally {
    await body.discard();
  }
}

/** The boundary of a form, of at most 70 characters (RFC 2046): searching for a longer one could take seconds. */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?![^\s;]))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unreadable();
  return boundary;
}

/** Joins chunks of at most `maxSize` bytes. */
export async function allOf(chunks: AsyncIterable<Buffer>, maxSize: number): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    if ((size += chunk.length) > maxSize) throw tooLarge();
    read.push(chunk);
  }
  return read.length === 1 && read[0] ? read[0] : Buffer.concat(read);
}

/** The names of a part's field and file. The names in a head with line breaks in them are ignored. */
function namesIn(head: string): Pick<Part, "field" | "fileName"> {
  const [, parameters = ""] = /\r\ncontent-disposition:[ \t]*form-data[ \t]*(;[^\r\n]*)/i.exec(head) ?? [];
  const names = new Map<string, string>();
  for (const [, key = "", quoted, plain = ""] of parameters.matchAll(
    /;[ \t]*(name|filename)=(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/gi,
  ))
    names.set(key.toLowerCase(), quoted?.replaceAll(/\\(["\\])/g, "$1") ?? plain);
  return { field: names.get("name"), fileName: names.get("filename") };
}

/** Reads a request's body from one delimiter to the next. */
function readDelimited(request: IncomingMessage) {
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  let rest: Buffer = Buffer.alloc(0);
  let size = 0;

  const readOn = async (kept: Buffer) => {
    const { value } = await chunks.next().catch((): { value: undefined } => ({ value: undefined }));
    if (!Buffer.isBuffer(value)) throw unreadable();
    if ((size += value.length) > maxFormSize) throw tooLarge();
    rest = Buffer.concat([kept, value]);
  };

  return {
    /** Yields the bytes before the next delimiter. */
    async *upTo(delimiter: string): AsyncGenerator<Buffer> {
      let at: number;
      while ((at = rest.indexOf(delimiter)) < 0) {
        // The last bytes may be the beginning of the delimiter.
        const safe = Math.max(0, rest.length - delimiter.length + 1);
        if (safe > 0) yield rest.subarray(0, safe);
        await readOn(rest.subarray(safe));
      }
      if (at > 0) yield rest.subarray(0, at);
      rest = rest.subarray(at + delimiter.length);
    },
    continuesWith: async (text: string) => {
      while (rest.length < text.length) await readOn(rest);
      return rest.indexOf(text) === 0;
    },
    /** Reads the rest of the body, so that the sender gets the response. */
    discard: async () => {
      await chunks.return?.();
      request.resume();
    },
  };
}
