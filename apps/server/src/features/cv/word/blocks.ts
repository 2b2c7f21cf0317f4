import { type Look, nameOf, type Styles } from "./styles";
import { childOf, type Element, valueOf } from "./xml";

/** A text in one style; tabs and line breaks are characters of it. */
export interface Piece {
  text: string;
  style: string;
  size: number;
}

export interface Paragraph {
  kind: "paragraph";
  styleId: string;
  pieces: Piece[];
  /** Lengths in points. */
  left: number;
  before: number;
  after: number;
  isContextual: boolean;
  isBullet: boolean;
  size: number;
}

/** A cell of a table, and the column in which it begins. */
export interface Cell {
  column: number;
  blocks: Block[];
}

export interface Table {
  kind: "table";
  rows: Cell[][];
}

/** A text box outside the flow of the document. */
export interface Box {
  kind: "box";
  blocks: Block[];
}

export type Block = Paragraph | Table | Box;

/**
 * Elements whose contents are not visible: deleted text, field codes, and the fallback of a drawing for old programs.
 */
const unseen = new Set(["del", "moveFrom", "Fallback", "instrText", "delText", "rPr", "pPr", "sdtPr", "tblPr", "trPr"]);

const characters: Record<string, string> = { tab: "\t", ptab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };

/** The blocks of an element: paragraphs, tables and text boxes. */
export function blocksOf(element: Element, styles: Styles): Block[] {
  return element.children.flatMap((child): Block[] => {
    if (child.name === "p") return paragraphOf(child, styles);
    if (child.name === "tbl") return [{ kind: "table", rows: rowsOf(child, styles) }];
    return unseen.has(child.name) ? [] : blocksOf(child, styles);
  });
}

/** A paragraph, and the text boxes anchored in it. */
function paragraphOf(element: Element, styles: Styles): Block[] {
  const properties = childOf(element, "pPr");
  const { id, look, setting } = styles.paragraph(properties);
  const pieces: Piece[] = [];
  const boxes: Box[] = [];
  const read = (parent: Element, around: Look): void => {
    for (const child of parent.children) {
      const { name } = child;
      if (unseen.has(name)) continue;
      const text = name === "t" ? child.text : characters[name];
      if (name === "txbxContent") boxes.push({ kind: "box", blocks: blocksOf(child, styles) });
      else if (text === undefined) read(child, name === "r" ? styles.run(look, childOf(child, "rPr")) : around);
      else if (!around.isHidden) pieces.push({ text, style: nameOf(around), size: around.size });
    }
  };
  read(element, look);
  const { isListed, isHeading, ...lengths } = setting;
  const paragraph: Paragraph = {
    kind: "paragraph",
    styleId: id,
    pieces,
    ...lengths,
    isBullet: isListed && !isHeading,
    size: look.size,
  };
  return [paragraph, ...boxes];
}

/** The rows of a table; a row or a cell may be inside a content control. */
function rowsOf(table: Element, styles: Styles): Cell[][] {
  return within(table, "tr").map((row) => {
    let column = 0;
    return within(row, "tc").map((cell) => {
      const from = column;
      column += Number(valueOf(childOf(cell, "tcPr"), "gridSpan") ?? 1);
      return { column: from, blocks: blocksOf(cell, styles) };
    });
  });
}

/** The nearest descendants with a name. */
function within(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => {
    if (child.name === name) return [child];
    return unseen.has(child.name) || child.name === "tc" ? [] : within(child, name);
  });
}
