import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";

/** Lam with each form of alef, and the character of their ligature, as UTF-16 in hexadecimal. */
const ligatures = new Map([
  ["06440622", "FEF5"],
  ["06440623", "FEF7"],
  ["06440625", "FEF9"],
  ["06440627", "FEFB"],
]);

/**
 * Gives each Arabic ligature its own character in the tables by which readers extract text: they reverse text that is
 * written from right to left, and with it the two letters of a ligature.
 */
export async function withLigatures(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  for (const [, font] of context.enumerateIndirectObjects()) {
    const ref = font instanceof PDFDict ? font.get(PDFName.of("ToUnicode")) : undefined;
    const stream = ref && context.lookup(ref);
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    const table = Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
    const named = table.replaceAll(/<(0644[\dA-F]{4})>/g, (all, letters: string) => {
      const ligature = ligatures.get(letters);
      return ligature === undefined ? all : `<${ligature}>`;
    });
    context.assign(ref, context.flateStream(named));
  }
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}
