/** A list with one of its entries moved to a position, 1 first; beyond the end it is the last. */
export const movedTo = <Entry>(entries: readonly Entry[], entry: Entry, position: number): Entry[] =>
  entries.filter((each) => each !== entry).toSpliced(position - 1, 0, entry);
