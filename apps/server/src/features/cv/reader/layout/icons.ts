import type { Page, Run } from "../../../../platform/pdf/text-runs";

/** In a file that places its letters one by one, no font shows which of them are icons. */
const maxShare = 0.3;

const isSingle = ({ text }: Run) => Array.from(text.trim()).length === 1;

const placeOf = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

/** The runs of a page without icons. A letter that touches the word before it belongs to that word. */
function withoutIconsOf(runs: readonly Run[], mayBeIcon: (run: Run) => boolean): Run[] {
  const ends = new Set(runs.filter(({ text }) => /\p{L}$/u.test(text)).map(({ x, y, width }) => placeOf(x + width, y)));
  return runs.filter((run) => !mayBeIcon(run) || [-1, 0, 1].some((shift) => ends.has(placeOf(run.x + shift, run.y))));
}

/** The pages without icons: the letters of fonts that a file uses for single letters only. */
export function withoutIcons(pages: readonly Page[]): Page[] {
  const runs = pages.flatMap((page) => page.runs);
  if (runs.filter(isSingle).length > maxShare * runs.length) return [...pages];
  const ofText = new Set(runs.filter((run) => !isSingle(run)).map(({ font }) => font));
  const mayBeIcon = (run: Run) => isSingle(run) && !ofText.has(run.font) && /[\p{L}\p{N}]/u.test(run.text);
  return pages.map((page) => ({ ...page, runs: withoutIconsOf(page.runs, mayBeIcon) }));
}
