import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { linkAddress, pageOfFile } from "./pdf-links";
import type { RemovedKind } from "./sanitize-outcome";

const name = (text: string) => PDFName.of(text);
const names = (...texts: string[]) => new Set<PDFObject | undefined>(texts.map(name));

const keys = {
  file: name("F"),
  javaScript: name("JS"),
  subtype: name("Subtype"),
  type: name("Type"),
  kind: name("S"),
  uri: name("URI"),
  embedded: name("EF"),
  byteRange: name("ByteRange"),
};
const script = name("JavaScript");
const goTo = name("GoTo");
const remote = name("GoToR");

/** The keys whose values viewers interpret as actions. */
const actionKeys = names("A", "PA", "Next", "NA", "OpenAction");
const links = names("URI", "GoToR", "GoToE", "GoToDp", "Launch", "Thread");
const media = names("Sound", "Movie", "Rendition", "GoTo3DView", "Goto3DView", "RichMediaExecute");
const others = names("Named", "SubmitForm", "ResetForm", "ImportData", "Hide", "SetOCGState", "Trans");
const pageMoves = names("NextPage", "PrevPage", "FirstPage", "LastPage");
const mediaAnnotations = names("RichMedia", "Screen", "3D", "Movie", "Sound");
const fileSpecifications = names("Filespec", "F");
const fileKeys = names("F", "UF", "DOS", "Mac", "Unix", "Type");
// The keys of a stream that load an external file, another document or a script.
const outsideStream = ["F", "FFilter", "FDecodeParms", "Ref", "OPI", "OnInstantiate"].map(name);

// An object may consist of a reference to another one.
const maxReferences = 32;

/** The object behind a reference. */
export function resolved(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  let object = value;
  for (let count = 0; object instanceof PDFRef && count < maxReferences; count += 1) object = context.lookup(object);
  return object;
}

export const entry = (dict: PDFDict, key: string | PDFName): PDFObject | undefined =>
  resolved(dict.context, dict.get(typeof key === "string" ? name(key) : key));

/** A dictionary, or that of a stream: some viewers accept either. */
export function asDict(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}

const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

const literal = (ascii: string) => PDFString.of(ascii.replaceAll(/[\\()]/g, String.raw`\$&`));

/** Corrects the address of a link; returns whether its target is allowed. */
function leads(action: PDFDict, address: string | undefined): boolean {
  if (address === undefined) return false;
  for (const [key] of action.entries()) if (key !== keys.type && key !== name("Next")) action.delete(key);
  action.set(keys.kind, keys.uri);
  action.set(keys.uri, literal(address));
  return true;
}

/** The file name of an action, direct or in a file specification. */
function fileOf(action: PDFDict): string {
  const file = entry(action, keys.file);
  const specified = asDict(file);
  return textOf(specified ? (entry(specified, "UF") ?? entry(specified, keys.file)) : file) ?? "";
}

/** Whether an action only moves within the document or follows a link, whose address it corrects. */
function isHarmless(action: PDFDict, kind: PDFObject | undefined): boolean {
  if (entry(action, keys.javaScript)) return false;
  if (kind === goTo) return true;
  if (kind === name("Named")) return pageMoves.has(entry(action, "N"));
  if (kind === keys.uri) return leads(action, linkAddress(textOf(entry(action, keys.uri)) ?? ""));
  return kind === remote && leads(action, pageOfFile(fileOf(action)));
}

function kindOfAction(kind: PDFObject | undefined, action: PDFDict): RemovedKind {
  if (kind === script || entry(action, keys.javaScript)) return "scripts";
  if (links.has(kind)) return "links";
  return media.has(kind) ? "media" : "actions";
}

/** The kind of an action that must be removed; undefined for other dictionaries. */
function harmfulAction(key: PDFName | undefined, action: PDFDict): RemovedKind | undefined {
  const kind = entry(action, keys.kind);
  // The keys of a role map are names of tags.
  if (!(kind instanceof PDFName) || key === name("RoleMap")) return undefined;
  // Elsewhere the same key contains, for instance, the kind of a paragraph or of a border.
  const isAction = actionKeys.has(key) || entry(action, keys.javaScript) !== undefined;
  const isKnown = [links, media, others].some((kinds) => kinds.has(kind)) || kind === script;
  return (isAction || isKnown) && !isHarmless(action, kind) ? kindOfAction(kind, action) : undefined;
}

/** Whether a dictionary has actions for events, such as opening a page. */
const hasTriggers = (dict: PDFDict) => dict.values().some((value) => isAction(resolved(dict.context, value)));
const isAction = (object: PDFObject | undefined) => asDict(object)?.has(keys.kind) ?? false;

/** Whether a dictionary contains the bytes of an attached file. */
export function isAttachment(dict: PDFDict): boolean {
  const files = asDict(entry(dict, keys.embedded));
  return files !== undefined && files.keys().every((key) => fileKeys.has(key));
}

/** The kind of a value that must be removed; undefined for other values. */
export function harmful(key: PDFName | undefined, value: PDFObject | undefined): RemovedKind | "outside" | undefined {
  const dict = asDict(value);
  if (!dict) return undefined;
  const subtype = entry(dict, keys.subtype);
  if (mediaAnnotations.has(subtype)) return "media";
  if (subtype === name("FileAttachment") || isAttachment(dict)) return "attachments";
  if (fileSpecifications.has(entry(dict, keys.type)) || entry(dict, "FS") instanceof PDFName) return "outside";
  if (entry(dict, keys.type) === name("Sig") || entry(dict, keys.byteRange) instanceof PDFArray) return "signatures";
  if (key === name("AA") && hasTriggers(dict)) return "actions";
  return harmfulAction(key, dict);
}

/** Removes a stream's references to external files. */
export function keepInside({ dict }: PDFStream): void {
  for (const key of outsideStream) dict.delete(key);
}
