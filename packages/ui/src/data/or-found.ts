import { ApiFailure } from "@passerelle/api";
import { isUnclear } from "./unless-missing";

/**
 * What a change answers; where its answer got lost, what `find` reads of it, which is nothing if it was not carried
 * out. Without that answer either the change is "unanswered": nobody knows what became of it.
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

/** The same for a deletion, which is carried out where a thing is no longer there. */
export const orNoLonger = <Answer extends object>(call: Promise<Answer>, isThere: () => Promise<boolean>) =>
  orFound<Partial<Answer>>(call, async () => ((await isThere()) ? undefined : {}));
