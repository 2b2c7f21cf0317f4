// @ts-check
import { arrayBuffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import { breakLines, widthOf } from "./lines.mjs";

/** @import { Run } from "./fonts.mjs" */
/** @import { Line, Segment } from "./lines.mjs" */
/** @import { About, Block, Drawing, Paragraph, Span, Style } from "./document" */

/** @typedef {InstanceType<typeof PdfKit>} Doc */
/** @typedef {{ x: number, y: number, style: Style }} Place */

/**
 * A paragraph broken into lines, and its height.
 * @typedef {{ paragraph: Paragraph, lines: Line[], aside: { line: Line, style: Style } | undefined, height: number }} Typeset
 */

const page = { width: 595.28, height: 841.89, margin: 54 };
const inner = page.width - 2 * page.margin;
const bottom = page.height - page.margin;
const leading = 1.42;
const gutter = 16;
// A block that is longer than a page starts on the current page only if this much room is left.
const minStart = 120;

/**
 * Draws blocks one below the other on tagged A4 pages; returns undefined once they exceed `maxPages`.
 * @param {Drawing} drawing @param {AsyncIterable<Block>} blocks @returns {Promise<ArrayBuffer | undefined>}
 */
export async function drawDocument({ about, maxPages, footStyle }, blocks) {
  const doc = start(about);
  const written = arrayBuffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = page.margin;
  let pages = 1;
  const turn = () => {
    pages += 1;
    if (pages > maxPages) return false;
    doc.addPage();
    number(doc, `${about.author} · ${pages}`, footStyle);
    y = page.margin;
    return true;
  };
  /** @param {Typeset} typeset */
  const place = ({ paragraph, lines, aside }) => {
    const { style, tag } = paragraph;
    const [element, beside] = [doc.struct(tag), aside && doc.struct("P")];
    root.add(element);
    for (const [index, line] of lines.entries()) {
      if (y + heightOf(style) > bottom && !turn()) return false;
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
    return true;
  };
  for await (const block of blocks) {
    const opens = block[0]?.opens;
    if (opens && y > page.margin && !turn()) return undefined;
    if (opens) open(doc, opens);
    const typeset = block.map((paragraph) => typesetOf(doc, paragraph));
    const height = typeset.reduce((sum, one) => sum + one.paragraph.above + one.height, 0);
    const needed = height > bottom - page.margin ? minStart : height;
    if (y + needed > bottom && !turn()) return undefined;
    for (const one of typeset) {
      if (y > page.margin) y += one.paragraph.above;
      if (!place(one)) return undefined;
    }
  }
  root.end();
  doc.end();
  return written;
}

/** @param {About} about @returns {Doc} */
function start({ title, author, language, createdAt }) {
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

/**
 * Makes this page the target of an outline entry and of links.
 * @param {Doc} doc @param {NonNullable<Paragraph["opens"]>} opens
 */
function open(doc, { name, title }) {
  doc.outline.addItem(title);
  doc.addNamedDestination(name);
}

/** @param {Style} style */
const heightOf = ({ size }) => size * leading;

/** @param {Doc} doc @param {string} font @param {number} size */
const setFont = (doc, font, size) => doc.font(font).fontSize(size);

/** @param {Doc} doc @param {readonly Span[]} spans @param {Style} style @param {number} width */
const set = (doc, spans, { size, weight }, width) =>
  breakLines(spans, {
    weight,
    width,
    measure: ({ font, text }) => setFont(doc, font, size).widthOfString(text),
  });

/** @param {Doc} doc @param {Paragraph} paragraph @returns {Typeset} */
function typesetOf(doc, paragraph) {
  const { spans, style } = paragraph;
  const { text, style: besideStyle } = paragraph.aside ?? { text: "", style };
  const [line] = set(doc, [{ text }], besideStyle, inner / 2);
  const lines = set(doc, spans, style, line ? inner - widthOf(line) - gutter : inner);
  return {
    paragraph,
    lines: line && lines.length === 0 ? [[]] : lines,
    aside: line && { line, style: besideStyle },
    height: lines.length * heightOf(style),
  };
}

/** @param {Doc} doc @param {PDFKit.PDFStructureElement} element @param {Line} line @param {Place} place */
function draw(doc, element, line, { x, y, style }) {
  let left = x;
  for (const segment of line) {
    const at = { x: left, y, style };
    if (segment.url === undefined) element.add(() => write(doc, segment, at));
    else drawLink(doc, element, segment, at);
    left += segment.width;
  }
}

/** @param {Doc} doc @param {PDFKit.PDFStructureElement} parent @param {Segment} segment @param {Place} place */
function drawLink(doc, parent, segment, place) {
  const link = doc.struct("Link");
  parent.add(link);
  link.add(() => write(doc, segment, place));
  // The types lack the option that attaches a link to a structure element.
  const options = { structParent: link, Border: [0, 0, 0] };
  const { url = "" } = segment;
  const { x, y, style } = place;
  if (url.startsWith("#")) doc.goTo(x, y, segment.width, heightOf(style), url.slice(1), options);
  else doc.link(x, y, segment.width, heightOf(style), url, options);
  link.end();
}

/**
 * The space at the end separates the words of two lines when the text is extracted.
 * @param {Doc} doc @param {Run} run @param {Place} place
 */
function write(doc, { font, text }, { x, y, style: { size, color } }) {
  setFont(doc, font, size)
    .fillColor(color)
    .text(`${text} `, x, y + size * 1.06, { lineBreak: false, baseline: "alphabetic" });
}

/** @param {Doc} doc @param {number} y */
function rule(doc, y) {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.6)
    .stroke("#c9d1db");
  doc.endMarkedContent();
}

/**
 * The footer of each page from the second on: the author and the page number.
 * @param {Doc} doc @param {string} text @param {Style} style
 */
function number(doc, text, style) {
  const [line = []] = set(doc, [{ text }], style, inner);
  doc.markContent("Artifact", { type: "Pagination" });
  let x = page.width - page.margin - widthOf(line);
  for (const segment of line) {
    write(doc, segment, { x, y: page.height - page.margin / 2 - style.size, style });
    x += segment.width;
  }
  doc.endMarkedContent();
}
