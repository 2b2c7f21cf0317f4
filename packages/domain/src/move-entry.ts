/** A list with one entry moved to a 1-based position; a position beyond the end means last. */
export const movedTo = <Entry>(entries: readonly Entry[], entry: Entry, position: number): Entry[] =>
  entries.filter((each) => each !== entry).toSpliced(position - 1, 0, entry);
