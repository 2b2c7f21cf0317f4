import type { ResumePart } from "../json-resume-import/entries";

interface Row {
  item: { part: ResumePart; source?: string | undefined };
  period?: { from: string };
  isTicked: boolean;
  outcome?: unknown;
}

const isDated = (part: ResumePart) => part === "formations" || part === "experiences";

const isStored = ({ outcome }: Row) => outcome === "saved";

/**
 * The ticked rows in the order in which they are stored, each with its position if the list would otherwise sort it
 * differently from the file (D-279). Lists put a new entry first, so entries of a file are stored from last to first;
 * formations and experiences are sorted by their start, and need no position if the file has them in that order. Entries
 * that are not certain follow the others, and do not count for the order of the file.
 */
export function inStoringOrder<R extends Row>(rows: readonly R[]): { row: R; position?: number }[] {
  const parts = [...new Set(rows.map(({ item }) => item.part))];
  return parts.flatMap((part) => {
    const all = rows.filter((row) => row.item.part === part && (row.isTicked || isStored(row)));
    const starts = all.filter(({ item }) => item.source === undefined).map(({ period }) => period?.from ?? "");
    const isByStart = starts.every((start, index) => index === 0 || start <= (starts[index - 1] ?? ""));
    if (isDated(part) && isByStart)
      return all
        .filter((row) => !isStored(row))
        .toReversed()
        .map((row) => ({ row }));
    return all
      .map((row, index) => {
        const position = 1 + all.slice(0, index).filter(isStored).length;
        // A new entry of an undated list comes first anyway.
        return { row, ...((isDated(part) || position > 1) && { position }) };
      })
      .filter(({ row }) => !isStored(row))
      .toReversed();
  });
}
