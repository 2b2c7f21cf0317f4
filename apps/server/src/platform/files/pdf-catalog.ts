import { PDFArray, PDFDict, PDFName, type PDFObject } from "@cantoo/pdf-lib";
import type { Tally } from "./sanitize-outcome";
import { asDict, entry, harmful, isAttachment, resolved } from "./pdf-active-content";

const name = (text: string) => PDFName.of(text);
const names = (...texts: string[]) => new Set(texts.map(name));

/** The entries of the catalog that describe a document; all others are removed. */
const kept = names(
  "Type",
  "Version",
  "Extensions",
  "Pages",
  "PageLabels",
  "Names",
  "Dests",
  "ViewerPreferences",
  "PageLayout",
  "PageMode",
  "Outlines",
  "Threads",
  "OpenAction",
  "AcroForm",
  "Metadata",
  "StructTreeRoot",
  "MarkInfo",
  "Lang",
  "OutputIntents",
  "OCProperties",
);

/** The values of a name tree; stops at cycles. */
function* valuesOf(tree: PDFObject | undefined): Generator<PDFDict> {
  const seen = new Set<PDFObject>();
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const dict = asDict(node);
    if (!dict || seen.has(dict)) continue;
    seen.add(dict);
    const [kids, values] = [entry(dict, "Kids"), entry(dict, "Names")];
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) waiting.push(resolved(dict.context, kid));
    if (!(values instanceof PDFArray)) continue;
    for (const value of values.asArray()) {
      const object = asDict(resolved(dict.context, value));
      if (object) yield object;
    }
  }
}

function keepOnly(dict: PDFDict, wanted: ReadonlySet<PDFName>): void {
  for (const key of dict.keys()) if (!wanted.has(key)) dict.delete(key);
}

function cleanNames(dict: PDFDict, tally: Tally): void {
  for (const file of valuesOf(entry(dict, "EmbeddedFiles"))) if (isAttachment(file)) tally.add("attachments", file);
  for (const script of valuesOf(entry(dict, "JavaScript"))) tally.add("scripts", script);
  keepOnly(dict, names("Dests"));
}

function cleanForm(form: PDFDict, tally: Tally): void {
  const xfa = entry(form, "XFA");
  if (xfa) tally.add("forms", xfa);
  form.delete(name("XFA"));
  // The signatures are removed, because they do not match the rewritten file.
  form.delete(name("SigFlags"));
}

/** Whether a document opens at a destination instead of with an action. */
function isPlace(opening: PDFObject): boolean {
  const action = asDict(opening);
  return !action || entry(action, "S") === name("GoTo");
}

/** Removes active content from a document's catalog, and entries that viewers do not use. */
export function cleanCatalog(catalog: PDFDict, tally: Tally): void {
  const opening = entry(catalog, "OpenAction");
  if (opening && !isPlace(opening)) {
    const kind = harmful(name("OpenAction"), opening) ?? "actions";
    tally.add(kind === "links" ? "actions" : kind, opening);
    catalog.delete(name("OpenAction"));
  }
  for (const [key, value] of catalog.entries()) {
    const kind = kept.has(key) ? undefined : harmful(key, resolved(catalog.context, value));
    if (kind) tally.add(kind, resolved(catalog.context, value));
  }
  keepOnly(catalog, kept);
  if (entry(catalog, "PageMode") === name("UseAttachments")) catalog.delete(name("PageMode"));
  const [namesOf, form] = [entry(catalog, "Names"), entry(catalog, "AcroForm")];
  if (namesOf instanceof PDFDict) cleanNames(namesOf, tally);
  if (form instanceof PDFDict) cleanForm(form, tally);
}
