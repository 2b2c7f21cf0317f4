import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFWriter,
} from "@cantoo/pdf-lib";
import { maxFileSize } from "@passerelle/domain";
import { cleanCatalog } from "./pdf-catalog";
import { createTally, type PdfProblem, type Removed, type Tally } from "./sanitize-outcome";
import { asDict, entry, harmful, keepInside, resolved } from "./pdf-active-content";

interface SanitizedPdf {
  bytes: Uint8Array;
  removed: Removed;
}

const loading = { updateMetadata: false, parseSpeed: Infinity };
const alternating = new Set(["Names", "Nums"].map((key) => PDFName.of(key)));

/** Whether a file is complete: a cross-reference table or the end mark follows its last object. */
function isWhole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return Math.max(file.lastIndexOf("startxref"), file.lastIndexOf("%%EOF")) > file.lastIndexOf("endobj");
}

/** Parses a PDF that can be read without a password. */
async function parse(bytes: Uint8Array): Promise<PDFContext | PdfProblem> {
  try {
    const { context } = await PDFDocument.load(bytes, { ...loading, password: "" });
    return context;
  } catch (error) {
    if (error instanceof RangeError) return "tooComplex";
    // Without a password, the parser reports whether the file needs one.
    return PDFDocument.load(bytes, loading).then(
      () => "damaged" as const,
      (reason: unknown) => (reason instanceof EncryptedPDFError ? "password" : "damaged"),
    );
  }
}

/**
 * Whether an object is a link that leads nowhere once its action is removed, which some readers cannot handle, or refers to
 * a removed annotation in the structure tree.
 */
function isGone(object: PDFObject | undefined, tally: Tally): boolean {
  const dict = asDict(object);
  const isReference = dict !== undefined && entry(dict, "Type") === PDFName.of("OBJR");
  const annotation = isReference ? asDict(entry(dict, "Obj")) : dict;
  if (isReference && (!annotation || harmful(undefined, annotation))) return true;
  if (!annotation || entry(annotation, "Subtype") !== PDFName.of("Link")) return false;
  cleanDict(annotation, tally);
  return !entry(annotation, "A") && !entry(annotation, "Dest");
}

function cleanDict(dict: PDFDict, tally: Tally): void {
  for (const [key, value] of dict.entries()) {
    const object = resolved(dict.context, value);
    const kind = harmful(key, object);
    if (!kind && key === PDFName.of("K") && isGone(object, tally)) dict.delete(key);
    if (!kind) continue;
    dict.delete(key);
    tally.add(kind, kind === "links" ? dict : object);
  }
}

function cleanArray(context: PDFContext, array: PDFArray, key: PDFName | undefined, tally: Tally): void {
  for (let at = array.size() - 1; at >= 0; at -= 1) {
    const object = resolved(context, array.get(at));
    const kind = harmful(key, object);
    const isAlternating = key !== undefined && alternating.has(key);
    if (kind) tally.add(kind, object);
    else if (isAlternating || !isGone(object, tally)) continue;
    // In a name tree, every second value belongs to the preceding name.
    if (isAlternating) array.set(at, PDFNull);
    else array.remove(at);
  }
}

/** Removes active content from the objects that can be reached from these, and adds their references to `reached`. */
function cleanReachable(
  context: PDFContext,
  from: readonly (PDFObject | undefined)[],
  reached: Set<PDFRef>,
  tally: Tally,
): "done" | "damaged" {
  const waiting: [object: PDFObject | undefined, key: PDFName | undefined][] = from.map((object) => [
    object,
    undefined,
  ]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [object, key] = next;
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push([context.lookup(object), key]);
    } else if (object instanceof PDFInvalidObject) return "damaged";
    else if (object instanceof PDFArray) {
      cleanArray(context, object, key, tally);
      for (const item of object.asArray()) waiting.push([item, key]);
    } else {
      if (object instanceof PDFStream) keepInside(object);
      const dict = asDict(object);
      if (!dict) continue;
      cleanDict(dict, tally);
      for (const [name, value] of dict.entries()) waiting.push([value, name]);
    }
  }
  return "done";
}

/** Replaces what cannot be parsed, so that the document can do without it. */
function dropInvalid(context: PDFContext): void {
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFInvalidObject) context.assign(ref, PDFNull);
}

function hasPage(catalog: PDFDict): boolean {
  const seen = new Set<PDFObject>();
  const waiting = [entry(catalog, "Pages")];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = entry(node, "Kids");
    if (!(kids instanceof PDFArray)) {
      if (node.has(PDFName.of("Parent"))) return true;
      continue;
    }
    const nodes = kids.asArray().map((kid) => resolved(catalog.context, kid));
    waiting.push(...nodes.filter((kid) => kid !== undefined).toReversed());
  }
  return false;
}

/** Counts the files that only the trailer names, such as LibreOffice's own document in a hybrid PDF. */
function countTrailerFiles(context: PDFContext, bytes: Uint8Array, tally: Tally): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  for (const [list] of file.matchAll(/\/AdditionalStreams\s{0,9}\[[^\]]{0,999}\]/g))
    for (const [, number] of list.matchAll(/(\d+) \d+ R/g)) {
      const stream = context.lookup(PDFRef.of(Number(number)));
      if (stream instanceof PDFStream) tally.add("attachments", stream);
    }
}

const isObjectStream = (object: PDFObject) =>
  object instanceof PDFRawStream && entry(object.dict, "Type") === PDFName.of("ObjStm");

/** Keeps only these objects; returns whether the file had compressed ones. */
function keepOnly(context: PDFContext, reached: ReadonlySet<PDFRef>): boolean {
  const objects = context.enumerateIndirectObjects();
  context.largestObjectNumber = 0;
  for (const [ref] of objects)
    if (reached.has(ref)) context.largestObjectNumber = Math.max(context.largestObjectNumber, ref.objectNumber);
    else context.delete(ref);
  return objects.some(([, object]) => isObjectStream(object));
}

/** Rewrites a document, with compressed objects if it had them or would be too large otherwise. */
async function write(context: PDFContext, isCompressed: boolean): Promise<Uint8Array | "tooLarge"> {
  const compressed = PDFStreamWriter.forContext(context, Infinity);
  const writer = isCompressed ? compressed : PDFWriter.forContext(context, Infinity);
  const bytes = await writer.serializeToBuffer();
  if (bytes.length <= maxFileSize) return bytes;
  return isCompressed ? "tooLarge" : write(context, true);
}

/**
 * Rewrites a PDF without active content: scripts, actions other than page moves and links, attached files, media. Text,
 * tags, outlines and fonts stay. A hostile file may take any amount of time and memory, so run this in a worker only.
 */
export async function sanitizePdf(bytes: Uint8Array): Promise<SanitizedPdf | PdfProblem> {
  const context = isWhole(bytes) ? await parse(bytes) : "damaged";
  if (typeof context === "string") return context;
  const { trailerInfo } = context;
  const catalog = context.lookup(trailerInfo.Root);
  if (!(trailerInfo.Root instanceof PDFRef) || !(catalog instanceof PDFDict) || !hasPage(catalog)) return "damaged";
  delete trailerInfo.Encrypt;
  const tally = createTally();
  cleanCatalog(catalog, tally);
  const reached = new Set<PDFRef>();
  const pages = cleanReachable(context, [catalog.get(PDFName.of("Pages"))], reached, tally);
  if (pages === "damaged") return pages;
  dropInvalid(context);
  cleanReachable(context, [trailerInfo.Root, trailerInfo.Info, trailerInfo.ID], reached, tally);
  countTrailerFiles(context, bytes, tally);
  const isCompressed = keepOnly(context, reached);
  const written = await write(context, isCompressed);
  return typeof written === "string" ? written : { bytes: written, removed: tally.counts() };
}
