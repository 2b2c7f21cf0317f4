import { brandColors, type Language } from "@passerelle/domain";
import type { Weight } from "./fonts.mjs";
import { runWorker, TooCostly } from "../worker/run";

/** How a paragraph looks; lengths are in points. */
export interface Style {
  size: number;
  weight: Weight;
  color: string;
}

/** A part of a paragraph, with a blank before the next, and where it leads: an address, or `#` and the name of a page. */
export interface Span {
  text: string;
  url?: string | undefined;
}

/** A paragraph, or a heading of the document's outline. */
export interface Paragraph {
  tag: "H1" | "H2" | "H3" | "P";
  spans: readonly Span[];
  style: Style;
  /** A short text at the right edge of the first line. */
  aside?: { text: string; style: Style };
  /** The distance from what is above. */
  above: number;
  /** Whether a thin line follows. */
  ruled?: boolean;
  /** That a new page begins with it, to which the outline and links to `#name` lead. */
  opens?: { name: string; title: string };
}

/** Paragraphs that stay on one page, unless they are longer than a page. */
export type Block = readonly Paragraph[];

/** What a document is, for readers and for screen readers. */
export interface About {
  title: string;
  /** Whose it is, as the foot of each further page says. */
  author: string;
  language: Language;
  createdAt: Date;
}

/** What the thread that draws is told before the first block. */
export interface Drawing {
  about: About;
  maxPages: number;
  footStyle: Style;
}

/** The drawing of a document, which requests one block after the other. */
export interface DocumentDrawing {
  data: Drawing;
  answer: ArrayBuffer | undefined;
  part: Block | undefined;
}

/** What a document may take. */
export interface Bounds {
  maxPages: number;
  seconds: number;
}

/** A document has more pages than it may, or takes too long or too much memory to draw. */
export class DocumentTooLarge extends Error {}

const footStyle: Style = { size: 8, weight: 400, color: brandColors.muted };

/**
 * Draws blocks one below the other on tagged A4 pages, for one person, in a thread that requests one block at a time.
 * Throws `DocumentTooLarge`.
 */
export async function drawPdf(
  personId: number,
  about: About,
  blocks: Iterable<Block> | AsyncIterable<Block>,
  { maxPages, seconds }: Bounds,
): Promise<Buffer> {
  const source = inOrder(blocks);
  const drawing: Drawing = { about, maxPages, footStyle };
  const drawn = await runWorker<DocumentDrawing>({
    module: new URL("./draw.worker.ts", import.meta.url),
    personId,
    data: drawing,
    seconds,
    next: async () => (await source.next()).value,
  }).catch((error: unknown) => {
    throw error instanceof TooCostly ? new DocumentTooLarge(error.message) : error;
  });
  if (!drawn) throw new DocumentTooLarge(`More than ${maxPages} pages`);
  return Buffer.from(drawn);
}

async function* inOrder(blocks: Iterable<Block> | AsyncIterable<Block>): AsyncGenerator<Block, undefined> {
  yield* blocks;
}
