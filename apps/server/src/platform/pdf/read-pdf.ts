import { getDocumentProxy } from "unpdf";
import type { Page, Run } from "./text-runs";
import { typedRuns } from "./typed-text";

/** The maximum pages and characters to read from a PDF. */
const maxPages = 20;
const maxLength = 60_000;

/** The text of a PDF with its positions. Run it in a worker: a hostile file takes any amount of time and memory. */
export async function pdfPages(bytes: Uint8Array): Promise<Page[]> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const pages: Page[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && length < maxLength; number += 1) {
    const page = await pdf.getPage(number);
    const { transform, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs: Run[] = [];
    const written = items.flatMap((item) =>
      "str" in item && item.str.trim() !== "" ? [{ run: placed(item, transform), text: item.str }] : [],
    );
    const typed = typedRuns(await page.getAnnotations(), transform).map((run) => ({ run, text: run.text }));
    for (const { run, text } of [...written, ...typed]) {
      length += text.length;
      if (length > maxLength) break;
      if (run) runs.push(run);
    }
    pages.push({ runs, height });
  }
  return pages;
}

interface Item {
  str: string;
  width: number;
  transform: number[];
  fontName: string;
}

/** A run at its visible position on the page; undefined for text that is not written from left to right. */
function placed({ str, width, transform, fontName }: Item, page: readonly number[]): Run | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  const [pa = 1, pb = 0, pc = 0, pd = -1, pe = 0, pf = 0] = page;
  const [dx, dy] = [pa * a + pc * b, pb * a + pd * b];
  if (dx <= 0 || Math.abs(dy) > Math.abs(dx) / 4) return undefined;
  const size = Math.hypot(c, d) || Math.hypot(a, b) || 1;
  return { text: str, x: pa * e + pc * f + pe, y: pb * e + pd * f + pf, width, size, font: fontName };
}
