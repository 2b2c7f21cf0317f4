import { getDocumentProxy } from "unpdf";

/** The maximum pages and characters to read from a PDF. */
const maxPages = 20;
const maxLength = 60_000;

interface Item {
  str: string;
  width: number;
  transform: number[];
}

interface Line {
  text: string;
  y: number;
  size: number;
  end: number;
}

/** Lines further apart than this multiple of their font size belong to different paragraphs. */
const paragraphGap = 2.1;

function extend(line: Line, { str, width, transform: [, , , , x = 0] }: Item): void {
  const gap = Math.max(x - line.end, str.trim() === "" ? width : 0);
  const isColumn = gap > 1.5 * line.size;
  if (isColumn) line.text = `${line.text.trimEnd()}\t`;
  else if (gap > line.size / 6 && !/\s$/.test(line.text)) line.text += " ";
  line.text += isColumn ? str.trimStart() : str;
  line.end = x + width;
}

/** The lines of a page, with a tab between columns and an empty line between paragraphs. */
function linesOf(items: readonly Item[]): string {
  let line: Line | undefined;
  const lines: string[] = [];
  for (const item of items) {
    if (item.str === "") continue;
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform;
    const size = Math.hypot(c, d) || 1;
    if (line && Math.abs(line.y - y) < size / 2) {
      extend(line, item);
      continue;
    }
    if (item.str.trim() === "") continue;
    if (line) {
      lines.push(line.text);
      const largest = Math.max(size, line.size);
      if (line.y - y > paragraphGap * largest || y - line.y > 4 * largest) lines.push("");
    }
    line = { text: item.str, y, size, end: x + item.width };
  }
  return [...lines, line?.text ?? ""].join("\n");
}

/**
 * The text of a PDF: lines, with a tab between columns and an empty line between paragraphs. A hostile file may take
 * any amount of time and memory, so run this in a worker only.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  let text = "";
  for (let page = 1; page <= Math.min(pdf.numPages, maxPages) && text.length < maxLength; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    text += `${linesOf(items.flatMap((item) => ("str" in item ? [item] : [])))}\n\n`;
  }
  return text.slice(0, maxLength);
}
