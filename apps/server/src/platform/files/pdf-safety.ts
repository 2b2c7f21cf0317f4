import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { hasOtherLink } from "./pdf-links";

const unpack = promisify(inflate);

// All kinds of action but GoTo and URI. A page's text may contain such a name too ("HTML/JavaScript"), so the text
// before the name decides. `Trans` is also the key of a page transition.
const actions =
  /\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData|ResetForm|GoToR|GoToE|GoToDp|Go[Tt]o3DView|RichMediaExecute|Thread|Sound|Movie|Hide|Named|SetOCGState|Trans(?![\s\0]*(?:<<|\d)))\b/g;
// Unknown kinds, in places where only an action is possible.
const otherActions =
  /\/(?:(?:A|PA|Next|OpenAction)[\s\0]*<<(?:[\s\0]*\/Type[\s\0]*\/Action)?|Type[\s\0]*\/Action)[\s\0]*\/S[\s\0]*\/(?!(?:GoTo|URI)\b)/;
// A kind given by reference.
const indirectAction = /\/S[\s\0]*\d+[\s\0]+\d+[\s\0]+R\b/;
// Embedded files, other kinds of forms, and encryption, which prevents this check.
const active = /\/(?:EmbeddedFiles?|RichMedia|XFA|Encrypt)\b|\/EF[\s\0]*(?:<<|\d+[\s\0]+\d+[\s\0]+R\b)/;

const maxActions = 2_000;
const lookback = 300;

/** Whether the text before a name makes it a kind of action: the key `S`, or an object that consists of the name. */
function namesAnAction(before: string): boolean {
  const end = before.replace(/[\s\0]+$/, "");
  return end === "" || /(?:\/S|\bobj)$/.test(end);
}

// A name may write each of its characters as a number.
const plain = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const withoutComments = (text: string) => text.replaceAll(/%[^\r\n]*/g, " ");

// An apparent comment may be part of a string, so its content is checked too.
const isActive = (written: string): boolean => acts(plain(written)) || acts(plain(withoutComments(written)));

function acts(text: string): boolean {
  if (active.test(text) || otherActions.test(text) || indirectAction.test(text) || hasOtherLink(text)) return true;
  const found = [...text.matchAll(actions)];
  return (
    found.length > maxActions ||
    found.some(({ index }) => namesAnAction(text.slice(Math.max(0, index - lookback), index)))
  );
}

const maxObjects = 4 * 1024 * 1024;
const maxInAll = 4 * maxObjects;
const maxObjectStreams = 500;
const maxStreams = 5_000;
// A picture of five megabytes has a third of these by chance.
const maxEscapes = 60_000;

/** Whether a text occurs more than `most` times; stops counting there. */
function occursMore(text: string, wanted: string, max: number): boolean {
  let count = 0;
  for (let at = text.indexOf(wanted); at >= 0 && count <= max; at = text.indexOf(wanted, at + 1)) count += 1;
  return count > max;
}

const typed = /\/Type[\s\0]*\/ObjStm\b/;
/** Whether a stream contains other objects, judged by its required keys, because readers do not require the type. */
const holdsObjects = (description: string) =>
  typed.test(description) || (/\/N[\s\0]+\d/.test(description) && /\/First[\s\0]+\d/.test(description));
const packedOnce = /\/Filter[\s\0]*(?:\/FlateDecode\b|\[[\s\0]*\/FlateDecode[\s\0]*\])/;
const packedOtherwise = /\/Filter\b[^]*\/Filter\b|\/DecodeParms\b/;

/** The starts of compressed streams that contain other objects; undefined for each that cannot be decompressed here. */
function packedObjects(text: string): (number | undefined)[] {
  let end = 0;
  return Array.from(text.matchAll(/(?<!end)stream[^\r\n]*(?:\r\n?|\n)/g)).flatMap(({ index, 0: { length } }) => {
    // The description of a stream precedes it in the same object.
    const from = Math.max(end, text.lastIndexOf("endobj", index));
    end = index + length;
    const description = plain(withoutComments(text.slice(from, index)));
    if (!holdsObjects(description)) return [];
    return packedOnce.test(description) && !packedOtherwise.test(description) ? end : undefined;
  });
}

/**
 * Whether a PDF contains scripts, programs to start, forms that send, or embedded files. A PDF that cannot be checked
 * counts as active.
 */
export async function hasActiveContent(bytes: Buffer): Promise<boolean> {
  const written = bytes.toString("latin1");
  if (occursMore(written, "#", maxEscapes) || occursMore(written, "ObjStm", maxObjectStreams)) return true;
  if (occursMore(written, "endstream", maxStreams) || occursMore(written, "stream", 2 * maxStreams)) return true;
  if (isActive(written)) return true;
  // Uses positions in the bytes, because decoding names would shift them.
  const starts = packedObjects(written);
  if (starts.length < (plain(written).match(/ObjStm/g)?.length ?? 0)) return true;
  let size = 0;
  for (const start of starts) {
    if (start === undefined || size > maxInAll) return true;
    const objects = await unpack(bytes.subarray(start), { maxOutputLength: maxObjects }).catch(() => undefined);
    const unpacked = objects?.toString("latin1");
    if (unpacked === undefined || occursMore(unpacked, "#", maxEscapes) || isActive(unpacked)) return true;
    size += unpacked.length;
  }
  return false;
}
