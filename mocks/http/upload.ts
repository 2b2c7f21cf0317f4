import { FieldProblem, fileErrors, keptFileName, maxFileSize, type Size } from "@passerelle/domain";

type Format = { type: string; starts: RegExp; ends: readonly number[] };

/** Formats by their first bytes and, except WebP, their end marker. */
const FORMATS: readonly Format[] = [
  { type: "image/png", starts: /^\u0089PNG\r\n/, ends: [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82] },
  { type: "image/jpeg", starts: /^\u00ff\u00d8\u00ff/, ends: [0xff, 0xd9] },
  { type: "image/gif", starts: /^GIF8[79]a/, ends: [0x3b] },
  { type: "image/webp", starts: /^RIFF[^]{4}WEBP/, ends: [] },
  { type: "application/pdf", starts: /^%PDF-/, ends: [0x25, 0x25, 0x45, 0x4f, 0x46] },
];

/** What acts by itself in a PDF, as the simplest of them write it. */
const ACTIVE = /\/S\s*\/(?:JavaScript|Launch|SubmitForm)\b|\/EmbeddedFiles?\b/;

/** A link of a PDF that leads elsewhere than to a web page, a mail address or a telephone. */
const OTHER_LINK = /\/URI\s*\((?!\s*(?:https?|mailto|tel):)/i;

/** An uploaded file; its type is detected from the content, not from the declared type. */
export class Upload {
  constructor(
    private readonly field: string,
    private readonly format: Format,
    private readonly bytes: Uint8Array<ArrayBuffer>,
    /** What its sender calls it, if anything. */
    readonly name: string | null,
  ) {}

  /** A picture's size in pixels where the format keeps it at a fixed place. */
  get size(): Size | undefined {
    const { type } = this.format;
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
    if (type === "image/png") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (type === "image/gif") return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    return undefined;
  }

  /** Its bytes as text, each as the letter of its number. Throws as `content` does. */
  get text(): string {
    void this.content;
    return latin1(this.bytes);
  }

  /** The content to store: a PDF unchanged, a picture without metadata and trailing bytes. Throws if truncated. */
  get content(): Blob {
    const { type } = this.format;
    const length = lengthOf(this.format, this.bytes);
    if (length === 0 || length > this.bytes.length) throw new FieldProblem({ [this.field]: fileErrors.damaged });
    if (type === "application/pdf") {
      const text = latin1(this.bytes);
      if (ACTIVE.test(text) || OTHER_LINK.test(text)) throw new FieldProblem({ [this.field]: fileErrors.active });
      return new Blob([this.bytes], { type });
    }
    const kept = this.bytes.subarray(0, length);
    return new Blob(type === "image/jpeg" ? withoutMetadata(kept) : [kept], { type });
  }
}

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Validates an uploaded file by size and content, whatever its name and declared type. */
export async function readUpload(field: string, file: Blob, types: readonly string[]): Promise<Upload> {
  const refused = (text: (typeof fileErrors)[keyof typeof fileErrors]) => new FieldProblem({ [field]: text });
  if (file.size > maxFileSize) throw refused(fileErrors.tooLarge);
  if (file.size === 0) throw refused(fileErrors.empty);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const format = FORMATS.find(({ type, starts }) => types.includes(type) && starts.test(start));
  if (!format) throw refused(types.includes("application/pdf") ? fileErrors.notPdf : fileErrors.notPicture);
  return new Upload(field, format, bytes, file instanceof File ? keptFileName(file.name) : null);
}

/** The length up to the end marker; 0 when truncated. */
function lengthOf({ type, ends }: Format, bytes: Uint8Array<ArrayBuffer>): number {
  // A WebP declares its length after "RIFF".
  if (type === "image/webp") return 8 + new DataView(bytes.buffer).getUint32(4, true);
  let end = bytes.length;
  while (end > 0 && !ends.every((byte, at) => bytes[end - ends.length + at] === byte)) end -= 1;
  return end;
}

/** A JPEG without its EXIF, XMP, IPTC and comments. */
function withoutMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(jpeg.buffer, 0, jpeg.length);
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda) {
    const next = at + 2 + view.getUint16(at + 2);
    if (![0xe1, 0xed, 0xfe].includes(view.getUint8(at + 1))) kept.push(jpeg.subarray(at, next));
    at = next;
  }
  return [...kept, jpeg.subarray(at)];
}
