import { ApiFailure } from "@passerelle/api";
import { isUnclear } from "./call-failures";

/**
 * Resolves with the answer to a change or, if the answer was lost, with the result of `find`. Rejects with "refused" if
 * `find` finds nothing, because the change was not performed, and with "unanswered" if `find` fails too.
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

/** The same for a deletion, which was performed if the object is gone. */
export const orNoLonger = <Answer extends object>(call: Promise<Answer>, isThere: () => Promise<boolean>) =>
  orFound<Partial<Answer>>(call, async () => ((await isThere()) ? undefined : {}));
