import { ApiFailure } from "@passerelle/api";
import { isUnclear } from "./call-failures";

/**
 * Resolves with the answer of a change or, if that got lost, with what `find` reads instead. Fails with "refused" if
 * `find` finds nothing, so the change was not carried out, and with "unanswered" if `find` fails too.
 */
export async function orFound<Answer>(call: Promise<Answer>, find: () => Promise<Answer | undefined>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!isUnclear(error)) throw error;
    const found = await find().catch(() => {
      throw new ApiFailure({ kind: "unanswered" });
    });
    if (found) return found;
    throw new ApiFailure({ kind: "refused" });
  }
}

/** The same for a deletion: it was carried out if what it deletes is gone. */
export const orNoLonger = <Answer extends object>(call: Promise<Answer>, isThere: () => Promise<boolean>) =>
  orFound<Partial<Answer>>(call, async () => ((await isThere()) ? undefined : {}));
