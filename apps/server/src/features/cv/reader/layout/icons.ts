import type { Page, Run } from "../../../../platform/pdf/text-runs";

/** In a file that places its letters one by one, no font shows which of them are icons. */
const maxShare = 0.3;

const isSingle = ({ text }: Run) => Array.from(text.trim()).length === 1;

/** The pages without icons: the letters of fonts that a file uses for single letters only. */
export function withoutIcons(pages: readonly Page[]): Page[] {
  const runs = pages.flatMap((page) => page.runs);
  if (runs.filter(isSingle).length > maxShare * runs.length) return [...pages];
  const ofText = new Set(runs.filter((run) => !isSingle(run)).map(({ font }) => font));
  const isIcon = (run: Run) => isSingle(run) && !ofText.has(run.font) && /[\p{L}\p{N}]/u.test(run.text);
  return pages.map((page) => ({ ...page, runs: page.runs.filter((run) => !isIcon(run)) }));
}
