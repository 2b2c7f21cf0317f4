import { brandColors, type Language } from "@passerelle/domain";
import type { Weight } from "./fonts.mjs";
import { runWorker, TooCostly } from "../worker/run";

/** The style of a paragraph; lengths are in points. */
export interface Style {
  size: number;
  weight: Weight;
  color: string;
}

/** A part of a paragraph, followed by a space, with an optional link: a URL, or `#` and the name of a page. */
export interface Span {
  text: string;
  url?: string | undefined;
}

/** A paragraph, or a heading in the document's outline. */
export interface Paragraph {
  tag: "H1" | "H2" | "H3" | "P";
  spans: readonly Span[];
  style: Style;
  /** A short text at the right edge of the first line. */
  aside?: { text: string; style: Style };
  /** The space above the paragraph. */
  above: number;
  /** Whether a thin line follows. */
  ruled?: boolean;
  /** Starts a new page, the target of an outline entry and of links to `#name`. */
  opens?: { name: string; title: string };
}

/** Paragraphs that stay on one page, unless they are longer than a page. */
export type Block = readonly Paragraph[];

/** The metadata of a document, for readers and screen readers. */
export interface About {
  title: string;
  /** The author, printed in the footer of each further page. */
  author: string;
  language: Language;
  createdAt: Date;
}

/** The data that the worker gets before the first block. */
export interface Drawing {
  about: About;
  maxPages: number;
  footStyle: Style;
}

/** The worker task that draws a document; it requests one block at a time. */
export interface DocumentDrawing {
  data: Drawing;
  answer: ArrayBuffer | undefined;
  part: Block | undefined;
}

/** The limits for a document. */
export interface Bounds {
  maxPages: number;
  seconds: number;
}

/** A document exceeds its limit of pages, time or memory. */
export class DocumentTooLarge extends Error {}

const footStyle: Style = { size: 8, weight: 400, color: brandColors.muted };

/**
 * Draws blocks one below the other on tagged A4 pages, for one person, in a worker that requests one block at a time.
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
