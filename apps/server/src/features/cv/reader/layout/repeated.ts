import { fold } from "@passerelle/domain";
import type { Segment } from "./segments";

/** The share of a page's height that may contain headers and footers. */
const margin = 0.12;

export interface PageOfSegments {
  segments: Segment[];
  height: number;
}

const pageNumber = /^\W*(?:page ?)?\d{1,3}(?: ?(?:\/|sur|of) ?\d{1,3})?\W*$/i;
/** The person's name with a page number. */
const footer = /^(.{2,80}?) ?[·|–-]? ?\d{1,3}$/u;
const isAtEdge = ({ y }: Segment, height: number) => y < margin * height || y > (1 - margin) * height;
/** Headers and footers have the same text at the same position. */
const keyOf = ({ text, y }: Segment) => `${fold(text).replaceAll(/\d+/g, "#")} ${Math.round(y / 8)}`;

/** The pages without page numbers, and without the headers and footers that several pages repeat after the first. */
export function withoutRepeated(pages: readonly PageOfSegments[]): PageOfSegments[] {
  const counts = new Map<string, number>();
  for (const { segments, height } of pages)
    for (const key of new Set(segments.filter((segment) => isAtEdge(segment, height)).map(keyOf)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const owner = pages[0]?.segments[0]?.text ?? "";
  const seen = new Set<string>();
  return pages.map(({ segments, height }) => ({
    height,
    segments: segments.filter((segment) => {
      if (!isAtEdge(segment, height)) return true;
      const key = keyOf(segment);
      if (pages.length > 1 && (pageNumber.test(segment.text) || footer.exec(segment.text)?.[1] === owner)) return false;
      if ((counts.get(key) ?? 0) < 2 || pages.length < 2) return true;
      // The first occurrence may be the name, or a heading at the top of the first page.
      if (seen.has(key) || segment.y > height / 2) return false;
      seen.add(key);
      return true;
    }),
  }));
}
