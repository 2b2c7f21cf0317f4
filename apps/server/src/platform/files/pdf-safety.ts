import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { hasOtherLink } from "./pdf-links";

const unpack = promisify(inflate);

// Every kind of action but GoTo and URI. The text of a page may name one ("HTML/JavaScript"): what stands before it tells.
// `Trans` is also the key of how a page appears.
const actions =
  /\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData|ResetForm|GoToR|GoToE|GoToDp|Go[Tt]o3DView|RichMediaExecute|Thread|Sound|Movie|Hide|Named|SetOCGState|Trans(?![\s\0]*(?:<<|\d)))\b/g;
// Kinds that are unknown here, where there can only be an action.
const otherActions =
  /\/(?:(?:A|PA|Next|OpenAction)[\s\0]*<<(?:[\s\0]*\/Type[\s\0]*\/Action)?|Type[\s\0]*\/Action)[\s\0]*\/S[\s\0]*\/(?!(?:GoTo|URI)\b)/;
// What embeds a file or a form of another kind, and what keeps the document from being looked into.
const active = /\/(?:EmbeddedFiles?|RichMedia|XFA|Encrypt)\b|\/EF[\s\0]{0,20}(?:<<|\d+ \d+ R)/;

const maxActions = 2_000;
const lookback = 300;

/** Whether the text before a name makes it a kind of action: the key `S`, or an object of its own. */
function namesAnAction(before: string): boolean {
  const end = before.replace(/[\s\0]+$/, "");
  if (end === "" || /(?:\/S|\bobj)$/.test(end)) return true;
  // A comment may stand between the two, up to the end of its line.
  return /[\r\n]/.test(before.slice(end.length)) && /%[^\r\n]*$/.test(end);
}

function isActive(text: string): boolean {
  if (active.test(text) || otherActions.test(text) || hasOtherLink(text)) return true;
  const found = [...text.matchAll(actions)];
  return (
    found.length > maxActions ||
    found.some(({ index }) => namesAnAction(text.slice(Math.max(0, index - lookback), index)))
  );
}

// A name may write each of its characters as a number.
const plain = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const maxObjects = 4 * 1024 * 1024;
const maxInAll = 4 * maxObjects;
const maxStreams = 500;
// A picture of five megabytes has a third of these by chance.
const maxEscapes = 60_000;

/** Whether a text occurs more often; looks no further than that. */
function occursMore(text: string, wanted: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(wanted); at >= 0 && count <= most; at = text.indexOf(wanted, at + 1)) count += 1;
  return count > most;
}

/** The starts of the streams that hold other objects, packed; undefined where one is not to be found. */
function packedObjects(text: string): (number | undefined)[] {
  return Array.from(text.matchAll(/ObjStm/g), ({ index }) => {
    const start = /\bstream\r?\n/.exec(text.slice(index, index + 2_000));
    return start ? index + start.index + start[0].length : undefined;
  });
}

/**
 * Whether a PDF holds what acts by itself or hides a file: scripts, programs to start, forms that send, embedded files.
 * One that cannot be looked into counts as such too.
 */
export async function hasActiveContent(bytes: Buffer): Promise<boolean> {
  const written = bytes.toString("latin1");
  if (occursMore(written, "#", maxEscapes) || occursMore(written, "ObjStm", maxStreams)) return true;
  const text = plain(written);
  if (isActive(text)) return true;
  // Positions are those of the bytes, which decoded names would shift.
  const starts = packedObjects(written);
  if (starts.length < (text.match(/ObjStm/g)?.length ?? 0)) return true;
  let size = 0;
  for (const start of starts) {
    if (start === undefined || size > maxInAll) return true;
    const objects = await unpack(bytes.subarray(start), { maxOutputLength: maxObjects }).catch(() => undefined);
    const unpacked = objects?.toString("latin1");
    if (unpacked === undefined || occursMore(unpacked, "#", maxEscapes) || isActive(plain(unpacked))) return true;
    size += unpacked.length;
  }
  return false;
}
