import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { brandColors, type Language } from "@passerelle/domain";
import PdfKit from "pdfkit";
import type { Run, Weight } from "./fonts";
import { breakLines, type Line, type Segment, type Span } from "./lines";

/** How a paragraph looks; lengths are in points. */
export interface Style {
  size: number;
  weight: Weight;
  color: string;
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

/** A document has more pages than it may. */
export class TooManyPages extends Error {}

const page = { width: 595.28, height: 841.89, margin: 54 };
const inner = page.width - 2 * page.margin;
const bottom = page.height - page.margin;
const leading = 1.42;
const gutter = 16;
// A block that is longer than a page begins where it has at least so much room.
const minStart = 120;

type Doc = InstanceType<typeof PdfKit>;

/** A paragraph as lines, and what they take. */
interface Typeset {
  paragraph: Paragraph;
  lines: Line[];
  aside: { line: Line; style: Style } | undefined;
  height: number;
}

/** Draws blocks one below the other on tagged A4 pages, and lets other work run between any two of them. */
export async function drawPdf(
  about: About,
  blocks: Iterable<Block> | AsyncIterable<Block>,
  maxPages: number,
): Promise<Buffer> {
  const doc = start(about);
  const written = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = page.margin;
  let pages = 1;
  const turn = () => {
    pages += 1;
    if (pages > maxPages) throw new TooManyPages(`More than ${maxPages} pages`);
    doc.addPage();
    number(doc, about.author, pages);
    y = page.margin;
  };
  const place = (typeset: Typeset) => {
    const { paragraph, lines, aside } = typeset;
    const { style, tag } = paragraph;
    const [element, beside] = [doc.struct(tag), aside && doc.struct("P")];
    root.add(element);
    for (const [index, line] of lines.entries()) {
      if (y + heightOf(style) > bottom) turn();
      draw(doc, element, line, { x: page.margin, y, style });
      if (index === 0 && beside && aside) {
        root.add(beside);
        draw(doc, beside, aside.line, { x: page.width - page.margin - widthOf(aside.line), y, style: aside.style });
      }
      y += heightOf(style);
    }
    element.end();
    beside?.end();
    if (paragraph.ruled) rule(doc, y + 1);
  };
  for await (const block of blocks) {
    await setImmediate();
    const opens = block[0]?.opens;
    if (opens && y > page.margin) turn();
    if (opens) open(doc, opens);
    const typeset = block.map((paragraph) => typesetOf(doc, paragraph));
    const height = typeset.reduce((sum, one) => sum + one.paragraph.above + one.height, 0);
    const needed = height > bottom - page.margin ? minStart : height;
    if (y + needed > bottom) turn();
    for (const one of typeset) {
      if (y > page.margin) y += one.paragraph.above;
      place(one);
    }
  }
  root.end();
  doc.end();
  return written;
}

function start({ title, author, language, createdAt }: About): Doc {
  return new PdfKit({
    size: "A4",
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
}

/** Has the outline and links lead to this page. */
function open(doc: Doc, { name, title }: NonNullable<Paragraph["opens"]>): void {
  doc.outline.addItem(title);
  doc.addNamedDestination(name);
}

const heightOf = ({ size }: Style) => size * leading;

const widthOf = (line: Line) => line.reduce((sum, { width }) => sum + width, 0);

function setFont(doc: Doc, font: string, size: number): Doc {
  return doc.font(font).fontSize(size);
}

function typesetOf(doc: Doc, paragraph: Paragraph): Typeset {
  const { spans, style } = paragraph;
  const set = (parts: readonly Span[], { size, weight }: Style, width: number) =>
    breakLines(parts, {
      weight,
      width,
      measure: ({ font, text }: Run) => setFont(doc, font, size).widthOfString(text),
    });
  const { text, style: besideStyle } = paragraph.aside ?? { text: "", style };
  const [line] = set([{ text }], besideStyle, inner / 2);
  const lines = set(spans, style, line ? inner - widthOf(line) - gutter : inner);
  return {
    paragraph,
    lines: line && lines.length === 0 ? [[]] : lines,
    aside: line && { line, style: besideStyle },
    height: lines.length * heightOf(style),
  };
}

interface Place {
  x: number;
  y: number;
  style: Style;
}

function draw(doc: Doc, element: PDFKit.PDFStructureElement, line: Line, { x, y, style }: Place): void {
  let left = x;
  for (const segment of line) {
    const at = { x: left, y, style };
    if (segment.url === undefined) element.add(() => write(doc, segment, at));
    else drawLink(doc, element, segment, at);
    left += segment.width;
  }
}

function drawLink(doc: Doc, parent: PDFKit.PDFStructureElement, segment: Segment, place: Place): void {
  const link = doc.struct("Link");
  parent.add(link);
  link.add(() => write(doc, segment, place));
  // Its types do not know yet that the link belongs to an element.
  const options = { structParent: link, Border: [0, 0, 0] };
  const { url = "" } = segment;
  const area = [place.x, place.y, segment.width, heightOf(place.style)] as const;
  if (url.startsWith("#")) doc.goTo(...area, url.slice(1), options);
  else doc.link(...area, url, options);
  link.end();
}

/** The blank at the end keeps the words of two lines apart for whoever reads the text. */
function write(doc: Doc, { font, text }: Run, { x, y, style: { size, color } }: Place): void {
  setFont(doc, font, size)
    .fillColor(color)
    .text(`${text} `, x, y + size * 1.06, { lineBreak: false, baseline: "alphabetic" });
}

function rule(doc: Doc, y: number): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.6)
    .stroke("#c9d1db");
  doc.endMarkedContent();
}

/** From the second page on, whose it is and which. */
function number(doc: Doc, author: string, pages: number): void {
  const [line = []] = breakLines([{ text: `${author} · ${pages}` }], {
    weight: 400,
    width: inner,
    measure: ({ font, text }) => setFont(doc, font, 8).widthOfString(text),
  });
  doc.markContent("Artifact", { type: "Pagination" });
  let x = page.width - page.margin - widthOf(line);
  for (const segment of line) {
    write(doc, segment, {
      x,
      y: page.height - page.margin / 2 - 8,
      style: { size: 8, weight: 400, color: brandColors.muted },
    });
    x += segment.width;
  }
  doc.endMarkedContent();
}
