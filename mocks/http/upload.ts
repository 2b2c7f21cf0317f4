const MAX_SIZE = 5_242_880;

type Kind = "image" | "pdf";
type Format = { type: string; kind: Kind; starts: RegExp; ends: readonly number[] };

/** What is known by its first bytes; a picture also has to come to its end (D-087). */
const FORMATS: readonly Format[] = [
  {
    type: "image/png",
    kind: "image",
    starts: /^\u0089PNG\r\n/,
    ends: [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  },
  { type: "image/jpeg", kind: "image", starts: /^\u00ff\u00d8\u00ff/, ends: [0xff, 0xd9] },
  { type: "image/gif", kind: "image", starts: /^GIF8[79]a/, ends: [0x3b] },
  { type: "image/webp", kind: "image", starts: /^RIFF[^]{4}WEBP/, ends: [] },
  { type: "application/pdf", kind: "pdf", starts: /^%PDF-/, ends: [] },
];

/** An uploaded file, judged by its content and not by what it says it is. */
export class Upload {
  constructor(
    private readonly size: number,
    private readonly kind?: Kind,
    /** What is kept of it: nothing behind a picture's end, and no metadata. */
    readonly content = new Blob(),
  ) {}

  fits(kind: Kind): boolean {
    return this.kind === kind && this.size <= MAX_SIZE;
  }
}

/** What a form sent as a file, whatever its name and declared type (D-087). */
export async function readUpload(file: Blob): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const format = FORMATS.find(({ starts }) => starts.test(start));
  const length = format ? lengthOf(format, bytes) : 0;
  if (!format || length === 0 || length > bytes.length) return new Upload(bytes.length);
  const { type, kind } = format;
  const kept = bytes.subarray(0, length);
  return new Upload(bytes.length, kind, new Blob(type === "image/jpeg" ? withoutMetadata(kept) : [kept], { type }));
}

/** How long the file itself is; 0 when it breaks off. */
function lengthOf({ type, ends }: Format, bytes: Uint8Array<ArrayBuffer>): number {
  // A WebP says its length after "RIFF".
  if (type === "image/webp") return 8 + new DataView(bytes.buffer).getUint32(4, true);
  let end = bytes.length;
  while (end > 0 && !ends.every((byte, at) => bytes[end - ends.length + at] === byte)) end -= 1;
  return end;
}

/** A JPEG without its EXIF, XMP, IPTC and comments (D-087). */
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
