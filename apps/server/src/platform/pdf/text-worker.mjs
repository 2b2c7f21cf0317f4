import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

/** @typedef {{ str: string, width: number, transform: number[] }} Item */
/** @typedef {{ text: string, y: number, size: number, end: number }} Line */

/** Lines below each other that are further apart than this, in sizes of their letters, belong to different paragraphs. */
const apart = 2.1;

/** @param {Line} line @param {Item} item */
function extend(line, { str, width, transform: [, , , , x = 0] }) {
  const gap = Math.max(x - line.end, str.trim() === "" ? width : 0);
  const isColumn = gap > 1.5 * line.size;
  if (isColumn) line.text = `${line.text.trimEnd()}\t`;
  else if (gap > line.size / 6 && !/\s$/.test(line.text)) line.text += " ";
  line.text += isColumn ? str.trimStart() : str;
  line.end = x + width;
}

/**
 * The lines of a page, with a tab between columns and an empty line between paragraphs.
 * @param {Item[]} items @returns {string}
 */
function linesOf(items) {
  /** @type {Line | undefined} */
  let line;
  const lines = [];
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
      if (line.y - y > apart * largest || y - line.y > 4 * largest) lines.push("");
    }
    line = { text: item.str, y, size, end: x + item.width };
  }
  return [...lines, line?.text ?? ""].join("\n");
}

const { bytes, maxPages, maxLength } = workerData;
const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
let text = "";
for (let page = 1; page <= Math.min(pdf.numPages, maxPages) && text.length < maxLength; page += 1) {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  text += `${linesOf(items.flatMap((item) => ("str" in item ? [item] : [])))}\n\n`;
}
parentPort?.postMessage(text.slice(0, maxLength), []);
