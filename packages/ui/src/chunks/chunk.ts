/** The delays before the second and the third attempt, in milliseconds. */
const retryDelays = [300, 1_500];

/** The code of a part could not be loaded; the part itself is not at fault. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
}

let afterFailure = () => Promise.resolve();

/** Sets the handler of failures, which runs before a retry: the server may lack this release's files by then. */
export function onChunkFailure(handle: () => Promise<void>): void {
  afterFailure = handle;
}

/** Code of the application that is loaded on demand. */
export interface Chunk<Part> {
  /** The loaded part, or its promise; after a failure each call tries again. */
  get: () => Part | Promise<Part>;
  /** Loads it ahead of time; resolves with undefined on failure, after which the next `get` tries again. */
  prefetch: () => Promise<Part | undefined>;
}

/** Creates a chunk from an import: `createChunk(() => import("./routes/Posts"))`. */
export function createChunk<Part extends object>(load: () => Promise<Part>): Chunk<Part> {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;

  async function keep(fetching: Promise<Part>) {
    loaded = await fetching;
    return loaded;
  }

  return {
    get() {
      if (loaded) return loaded;
      loading ??= keep(loadPatiently(load)).finally(() => {
        loading = undefined;
      });
      return loading;
    },
    prefetch: () => keep(load()).catch(() => undefined),
  };
}

/** Tries up to three times. */
async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const delay of retryDelays) {
    try {
      return await load();
    } catch {
      await afterFailure();
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  try {
    return await load();
  } catch (cause) {
    throw new ChunkFailure("The code could not be fetched.", { cause });
  }
}
