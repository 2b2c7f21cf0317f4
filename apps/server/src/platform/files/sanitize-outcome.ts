/** Why a PDF is refused. */
export type PdfProblem = "damaged" | "password" | "tooComplex" | "tooLarge";

/** The kinds of parts that cleaning removes from a PDF, in the order in which the interface names them. */
const removedKinds = ["links", "attachments", "scripts", "actions", "media", "forms", "signatures"] as const;
export type RemovedKind = (typeof removedKinds)[number];

/** The number removed of each kind; a kind without any is absent. */
export type Removed = Partial<Record<RemovedKind, number>>;

const maxCount = 100_000;

/** Counts removed objects, each once. */
export interface Tally {
  add(kind: RemovedKind | "outside", object: object | undefined): void;
  counts(): Removed;
}

export function createTally(): Tally {
  const found = new Map<string, Set<object | undefined>>();
  return {
    add: (kind, object) => void found.set(kind, (found.get(kind) ?? new Set()).add(object)),
    counts: () =>
      Object.fromEntries(
        removedKinds.flatMap((kind) => {
          const count = found.get(kind)?.size ?? 0;
          return count === 0 ? [] : [[kind, Math.min(count, maxCount)]];
        }),
      ),
  };
}
